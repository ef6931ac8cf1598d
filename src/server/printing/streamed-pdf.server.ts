import PDFDocument from 'pdfkit';
import svgToPdfkit from 'svg-to-pdfkit';
import { textFont } from './print-fonts.server.ts';
import { withoutSize } from './print-styles.server.ts';

export type StreamedTextStyle = { size: number; bold?: boolean };

export type ReadTag = 'H1' | 'H2' | 'P' | 'Figure';

/** All figures in points from the upper left corner. */
export type PdfCanvas = {
  /** What is drawn meanwhile is one part for who has the file read aloud; all else is an ornament. `alt` tells of a drawing. */
  element(tag: ReadTag, draw: () => void, alt?: string): void;
  widthOf(text: string, style: StreamedTextStyle): number;
  lineHeight(size: number): number;
  text(text: string, x: number, y: number, style: StreamedTextStyle & { color: string }): void;
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
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
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
  const structure = document.struct('Document');
  document.addStructure(structure);
  return {
    dryRun: {
      ...measures,
      element: (_tag, draw) => draw(),
      text() {},
      line() {},
      drawing() {},
      bookmark() {},
      link() {},
      async nextPage() {},
    },
    canvas: {
      ...measures,
      ...drawing(document, structure),
      async nextPage() {
        document.addPage();
        await takeFinished();
      },
    },
    async end() {
      structure.end();
      document.end();
      await takeFinished();
      await flush();
      return total;
    },
  };
}

const fontOf = ({ bold = false }: Pick<StreamedTextStyle, 'bold'>) => (bold ? textFont.bold : textFont.normal);

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

/** A row of a table is one element: one for each cell makes a file several times as large. */
function drawing(
  document: PDFKit.PDFDocument,
  structure: PDFKit.PDFStructureElement,
): Omit<PdfCanvas, 'widthOf' | 'lineHeight' | 'nextPage'> {
  let isRead = false;
  const mark = (draw: () => void) => {
    if (isRead) return draw();
    document.markContent('Artifact', { type: 'Layout' });
    draw();
    document.endMarkedContent();
  };
  return {
    element(tag, draw, alt) {
      const element = document.struct(tag, alt ? { alt } : {});
      structure.add(element);
      const content = document.markStructureContent(tag);
      isRead = true;
      draw();
      isRead = false;
      document.endMarkedContent();
      element.add(content);
      element.end();
    },
    text(text, x, y, { size, color, ...style }) {
      if (text === '') return;
      mark(() => document.font(fontOf(style)).fontSize(size).fillColor(color).text(text, x, y, { lineBreak: false }));
    },
    line(x, y, width, { thickness, color }) {
      mark(() =>
        document
          .lineWidth(thickness)
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke(color),
      );
    },
    drawing(svg, x, y, width, height) {
      mark(() =>
        svgToPdfkit(document, withoutSize(svg), x, y, {
          width,
          height,
          assumePt: true,
          fontCallback: () => textFont.normal,
        }),
      );
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
