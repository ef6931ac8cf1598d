import PDFDocument from 'pdfkit';
import svgToPdfkit from 'pdfmake/js/3rd-party/svg-to-pdfkit.js';
import { textFont } from './print-fonts.server.ts';

export type TextStyle = { size: number; bold?: boolean };

/** What a layout places its text and drawings on; all figures in points from the upper left corner. */
export type PdfCanvas = {
  widthOf(text: string, style: TextStyle): number;
  /** Height of a line of this size, with a little air. */
  lineHeight(size: number): number;
  text(text: string, x: number, y: number, style: TextStyle & { color: string }): void;
  line(x: number, y: number, width: number, stroke: { thickness: number; color: string }): void;
  drawing(svg: string, x: number, y: number, width: number, height: number): void;
  /** Makes a name of the place at the top of this page, listed in the reader's contents. */
  bookmark(name: string, title: string): void;
  link(x: number, y: number, width: number, height: number, name: string): void;
  /** Hands on the page that is finished and begins another one. */
  nextPage(): Promise<void>;
};

export type StreamedPdf = {
  /** Takes the same as `drawn` and keeps nothing, to learn how many pages a layout needs. */
  dryRun: PdfCanvas;
  canvas: PdfCanvas;
  /** Ends the file and hands on the rest of it; answers its length. */
  end(): Promise<number>;
};

const lineAir = 1.1;
const chunkBytes = 256 * 1024;

/** A PDF on A4 that is handed on in chunks while it is drawn: no more of it is in memory than a page and a chunk. */
export function createStreamedPdf(
  info: { Title: string; Author: string },
  handOn: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>,
): StreamedPdf {
  // Layouts of words would be kept for as long as the document is made.
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    info,
    lang: 'en',
    fontLayoutCache: false,
  } as PDFKit.PDFDocumentOptions);
  let waiting: Buffer[] = [];
  let bytes = 0;
  let total = 0;
  const flush = async () => {
    const chunk = new Uint8Array(Buffer.concat(waiting));
    [waiting, bytes] = [[], 0];
    total += chunk.length;
    if (chunk.length > 0) await handOn(chunk);
  };
  const takeFinished = async () => {
    const finished = document.read() as Buffer | null;
    if (!finished) return;
    waiting.push(finished);
    bytes += finished.length;
    if (bytes >= chunkBytes) await flush();
  };
  const measures = measuring(document);
  return {
    dryRun: { ...measures, text() {}, line() {}, drawing() {}, bookmark() {}, link() {}, async nextPage() {} },
    canvas: {
      ...measures,
      ...drawing(document),
      async nextPage() {
        document.addPage();
        await takeFinished();
      },
    },
    async end() {
      document.end();
      await takeFinished();
      await flush();
      return total;
    },
  };
}

const fontOf = ({ bold = false }: Pick<TextStyle, 'bold'>) => (bold ? textFont.bold : textFont.normal);

/** Widths are summed letter by letter, without the pairs that stand closer: a line is never wider than it was told. */
function measuring(document: PDFKit.PDFDocument): Pick<PdfCanvas, 'widthOf' | 'lineHeight'> {
  const widths = { normal: new Map<string, number>(), bold: new Map<string, number>() };
  const widthOfLetter = (letter: string, bold: boolean) => {
    const known = widths[bold ? 'bold' : 'normal'];
    const width = known.get(letter) ?? document.font(fontOf({ bold })).fontSize(1).widthOfString(letter);
    known.set(letter, width);
    return width;
  };
  return {
    widthOf(text, { size, bold = false }) {
      let width = 0;
      for (const letter of text) width += widthOfLetter(letter, bold);
      return width * size;
    },
    lineHeight: (size) => document.font(textFont.normal).fontSize(size).currentLineHeight(true) * lineAir,
  };
}

function drawing(document: PDFKit.PDFDocument): Omit<PdfCanvas, 'widthOf' | 'lineHeight' | 'nextPage'> {
  return {
    text(text, x, y, { size, color, ...style }) {
      if (text === '') return;
      document.font(fontOf(style)).fontSize(size).fillColor(color).text(text, x, y, { lineBreak: false });
    },
    line(x, y, width, { thickness, color }) {
      document
        .lineWidth(thickness)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(color);
    },
    drawing(svg, x, y, width, height) {
      // What a drawing says of its own size would count for more than the size it is given here.
      const sizeless = svg.replace(/^(<svg [^>]*?)width="\d+" height="\d+"/, '$1');
      svgToPdfkit.default(document, sizeless, x, y, {
        width,
        height,
        assumePt: true,
        fontCallback: () => textFont.normal,
      });
    },
    bookmark(name, title) {
      document.addNamedDestination(name);
      document.outline.addItem(title);
    },
    link(x, y, width, height, name) {
      document.goTo(x, y, width, height, name);
    },
  };
}
