import PDFDocument from 'pdfkit';
import svgToPdfkit from 'svg-to-pdfkit';
import { textFont } from './print-fonts.server.ts';
import { withoutSize } from './print-styles.server.ts';

export type TextStyle = { size: number; bold?: boolean };

/** All figures in points from the upper left corner. */
export type PdfCanvas = {
  widthOf(text: string, style: TextStyle): number;
  lineHeight(size: number): number;
  text(text: string, x: number, y: number, style: TextStyle & { color: string }): void;
  line(x: number, y: number, width: number, stroke: { thickness: number; color: string }): void;
  drawing(svg: string, x: number, y: number, width: number, height: number): void;
  bookmark(name: string, title: string): void;
  link(x: number, y: number, width: number, height: number, name: string): void;
  nextPage(): Promise<void>;
};

export type StreamedPdf = {
  dryRun: PdfCanvas;
  canvas: PdfCanvas;
  end(): Promise<number>;
};

const lineAir = 1.1;
const chunkBytes = 256 * 1024;

/** Streams a PDF on A4: at most one page and one chunk are in memory. */
export function createStreamedPdf(
  info: { Title: string; Author: string },
  writeOut: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>,
): StreamedPdf {
  // Cached layouts would stay in memory for the whole document.
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
    if (chunk.length > 0) await writeOut(chunk);
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

/** Sums single letters without kerning, so a line is never wider than measured. */
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
      svgToPdfkit(document, withoutSize(svg), x, y, {
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
