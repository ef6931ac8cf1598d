import type { PdfCanvas, ReadTag, StreamedTextStyle } from '../../server/printing/streamed-pdf.server.ts';
import { wrapText } from '../../server/printing/wrap-text.server.ts';
import type { PrintTheme } from '../../sites/themes.ts';

type Colored = StreamedTextStyle & { color: string };

export type PdfColumn = {
  header: string;
  /** The width in points, without padding; '*' takes the remaining width. */
  width: number | '*';
  align?: 'right';
  bold?: boolean;
};

/** Fills A4 pages from top to bottom and adds a footer to each. */
export type PageWriter = {
  page(): number;
  y(): number;
  moveDown(points: number): void;
  newPage(): Promise<void>;
  /** Starts a new page unless this much space is left. */
  ensureSpace(height: number): Promise<void>;
  /** A paragraph, unless it is a heading. */
  text(text: string, style: Colored, place?: { indent?: number; tag?: ReadTag }): void;
  /** Writes at the right margin; the position does not change. */
  textRight(text: string, style: Colored, below: number): void;
  paragraph(text: string, style: Colored): void;
  /** Moves below the drawing, unless it `stays` beside what follows. `alt` is read in its place. */
  drawing(svg: string, size: { width: number; height: number; stays?: boolean; alt?: string }): void;
  contentsLine(title: string, page: string, name: string): Promise<void>;
  /** The header is repeated on every page; a row is split only if it is higher than a page. */
  table(columns: readonly PdfColumn[], rows: Iterable<readonly string[]>): Promise<void>;
};

const left = 36;
const top = 36;
const right = 559.28;
const bottom = 797.89;
const small = 7;
const cellPadding = { side: 4, top: 1.6, bottom: 1.6 };
const thick = 1.2;
const thin = 0.4;

export function createPageWriter(
  paper: PdfCanvas,
  theme: PrintTheme,
  footerFor: (page: number) => { left: string; right: string } | undefined,
): PageWriter {
  let page = 1;
  let y = top;
  const newPage = async () => {
    await paper.nextPage();
    page++;
    y = top;
    const footer = footerFor(page);
    const style = { size: small, color: theme.ink2 };
    if (!footer) return;
    paper.text(footer.left, left, bottom + 12, style);
    paper.text(footer.right, right - paper.widthOf(footer.right, style), bottom + 12, style);
  };
  const ensure = async (height: number) => {
    if (y + height > bottom) await newPage();
  };
  const down = (points: number) => {
    y += points;
  };
  const writer: PageWriter = {
    page: () => page,
    y: () => y,
    moveDown: down,
    newPage,
    ensureSpace: ensure,
    text(text, style, { indent = 0, tag = 'P' } = {}) {
      paper.element(tag, () => {
        for (const line of wrapText(text, right - left - indent, (part) => paper.widthOf(part, style))) {
          paper.text(line, left + indent, y, style);
          down(paper.lineHeight(style.size));
        }
      });
    },
    textRight: (text, style, below) =>
      paper.element('P', () => paper.text(text, right - paper.widthOf(text, style), y + below, style)),
    paragraph: (text, style) => writer.text(text, style),
    drawing(svg, { width, height, stays = false, alt }) {
      const draw = () => paper.drawing(svg, left, y, width, height);
      if (alt) paper.element('Figure', draw, alt);
      else draw();
      if (!stays) down(height);
    },
    async contentsLine(title, pageText, name) {
      const style = { size: 9, color: theme.ink };
      const height = paper.lineHeight(style.size) + 5;
      await ensure(height);
      const bold = { ...style, bold: true };
      paper.element('P', () => {
        paper.text(title, left, y + 2.5, style);
        paper.text(pageText, right - paper.widthOf(pageText, bold), y + 2.5, bold);
      });
      paper.link(left, y, right - left, height, name);
      down(height);
    },
    table: (columns, rows) => layOutTable(paper, theme, writer, columns, rows),
  };
  return writer;
}

type PlacedColumn = PdfColumn & { x: number; points: number };

async function layOutTable(
  paper: PdfCanvas,
  theme: PrintTheme,
  writer: PageWriter,
  columns: readonly PdfColumn[],
  rows: Iterable<readonly string[]>,
): Promise<void> {
  const placedColumns = placeColumns(columns);
  const lineHeight = paper.lineHeight(small);
  const heightOf = (lines: number) => lines * lineHeight + cellPadding.top + cellPadding.bottom + thin;
  const remainingLines = () => Math.floor((bottom - writer.y() - heightOf(0)) / lineHeight);
  const linesPerPage = Math.floor((bottom - top - thick - heightOf(1) - heightOf(0)) / lineHeight);
  const draw = (cells: readonly (readonly string[])[], bold: boolean) => {
    const lines = Math.max(...cells.map(({ length }) => length));
    paper.element('P', () => {
      for (const [index, column] of placedColumns.entries()) {
        const style = { size: small, color: theme.ink, bold: bold || column.bold === true };
        for (const [line, text] of (cells[index] ?? []).entries()) {
          const x = column.align === 'right' ? column.x + column.points - paper.widthOf(text, style) : column.x;
          paper.text(text, x, writer.y() + cellPadding.top + line * lineHeight, style);
        }
      }
    });
    writer.moveDown(heightOf(lines));
    paper.line(left, writer.y() - thin / 2, right - left, { thickness: thin, color: theme.lineThin });
  };
  const drawHeader = () => {
    paper.line(left, writer.y() + thick / 2, right - left, { thickness: thick, color: theme.ink });
    writer.moveDown(thick);
    draw(
      columns.map((column) => [column.header]),
      true,
    );
  };
  const startNextPage = async () => {
    await writer.newPage();
    drawHeader();
  };
  drawHeader();
  for (const row of rows) {
    let cells = row.map((text, index) => wrapCell(paper, text, placedColumns[index]));
    const lines = Math.max(...cells.map(({ length }) => length));
    if (lines > remainingLines() && lines <= linesPerPage) await startNextPage();
    while (cells.some(({ length }) => length > 0)) {
      if (remainingLines() < 1) await startNextPage();
      const fit = remainingLines();
      draw(
        cells.map((cell) => cell.slice(0, fit)),
        false,
      );
      cells = cells.map((cell) => cell.slice(fit));
    }
  }
}

function placeColumns(columns: readonly PdfColumn[]): PlacedColumn[] {
  const fixed = columns.reduce((sum, { width }) => sum + (width === '*' ? 0 : width) + 2 * cellPadding.side, 0);
  const rest = right - left - fixed;
  let x = left;
  return columns.map((column) => {
    const points = column.width === '*' ? rest : column.width;
    const at = { ...column, x: x + cellPadding.side, points };
    x += points + 2 * cellPadding.side;
    return at;
  });
}

function wrapCell(paper: PdfCanvas, text: string, column: PlacedColumn | undefined): string[] {
  const style = { size: small, bold: column?.bold === true };
  return wrapText(text, column?.points ?? 0, (part) => paper.widthOf(part, style));
}
