import type { Paper, TextStyle } from '../server/streamed-pdf.ts';
import { wrapText } from '../server/wrap-text.ts';
import type { PaperLook } from '../sites/paper-looks.data.ts';

type Colored = TextStyle & { color: string };

export type Column = {
  head: string;
  /** In points, without the blank beside it; '*' takes what the others leave. */
  width: number | '*';
  align?: 'right';
  bold?: boolean;
};

/** A4 sheets that are filled from top to bottom, each with its foot. */
export type Sheets = {
  page(): number;
  y(): number;
  down(points: number): void;
  newPage(): Promise<void>;
  /** Goes on to the next page when so much does not fit on this one. */
  ensure(height: number): Promise<void>;
  text(text: string, style: Colored, place?: { indent: number }): void;
  /** At the right margin, without going down. */
  textRight(text: string, style: Colored, below: number): void;
  paragraph(text: string, style: Colored): void;
  /** Goes down below it, unless it `stays` beside what follows. */
  drawing(svg: string, size: { width: number; height: number; stays?: boolean }): void;
  /** A title, its page at the right, and a link to it. */
  contentsLine(title: string, page: string, name: string): Promise<void>;
  /** Rows below heads that are repeated on every page. A row is kept whole where a page can hold it. */
  table(columns: readonly Column[], rows: Iterable<readonly string[]>): Promise<void>;
};

const left = 36;
const top = 36;
const right = 559.28;
const bottom = 797.89;
const small = 7;
const cellPadding = { side: 4, top: 1.6, bottom: 1.6 };
const thick = 1.2;
const thin = 0.4;

export function sheetsOn(
  paper: Paper,
  look: PaperLook,
  footOf: (page: number) => { left: string; right: string } | undefined,
): Sheets {
  let page = 1;
  let y = top;
  const newPage = async () => {
    await paper.nextPage();
    page++;
    y = top;
    const foot = footOf(page);
    const style = { size: small, color: look.ink2 };
    if (!foot) return;
    paper.text(foot.left, left, bottom + 12, style);
    paper.text(foot.right, right - paper.widthOf(foot.right, style), bottom + 12, style);
  };
  const ensure = async (height: number) => {
    if (y + height > bottom) await newPage();
  };
  const down = (points: number) => {
    y += points;
  };
  const sheets: Sheets = {
    page: () => page,
    y: () => y,
    down,
    newPage,
    ensure,
    text(text, style, { indent } = { indent: 0 }) {
      for (const line of wrapText(text, right - left - indent, (part) => paper.widthOf(part, style))) {
        paper.text(line, left + indent, y, style);
        down(paper.lineHeight(style.size));
      }
    },
    textRight: (text, style, below) => paper.text(text, right - paper.widthOf(text, style), y + below, style),
    paragraph: (text, style) => sheets.text(text, style),
    drawing(svg, { width, height, stays = false }) {
      paper.drawing(svg, left, y, width, height);
      if (!stays) down(height);
    },
    async contentsLine(title, pageText, name) {
      const style = { size: 9, color: look.ink };
      const height = paper.lineHeight(style.size) + 5;
      await ensure(height);
      paper.text(title, left, y + 2.5, style);
      const bold = { ...style, bold: true };
      paper.text(pageText, right - paper.widthOf(pageText, bold), y + 2.5, bold);
      paper.link(left, y, right - left, height, name);
      down(height);
    },
    table: (columns, rows) => layOutTable(paper, look, sheets, columns, rows),
  };
  return sheets;
}

type Placed = Column & { x: number; points: number };

async function layOutTable(
  paper: Paper,
  look: PaperLook,
  sheets: Sheets,
  columns: readonly Column[],
  rows: Iterable<readonly string[]>,
): Promise<void> {
  const placed = placedColumns(columns);
  const lineHeight = paper.lineHeight(small);
  const heightOf = (lines: number) => lines * lineHeight + cellPadding.top + cellPadding.bottom + thin;
  const room = () => Math.floor((bottom - sheets.y() - heightOf(0)) / lineHeight);
  const inPage = Math.floor((bottom - top - thick - heightOf(1) - heightOf(0)) / lineHeight);
  const draw = (cells: readonly (readonly string[])[], bold: boolean) => {
    const lines = Math.max(...cells.map(({ length }) => length));
    for (const [index, column] of placed.entries()) {
      const style = { size: small, color: look.ink, bold: bold || column.bold === true };
      for (const [line, text] of (cells[index] ?? []).entries()) {
        const x = column.align === 'right' ? column.x + column.points - paper.widthOf(text, style) : column.x;
        paper.text(text, x, sheets.y() + cellPadding.top + line * lineHeight, style);
      }
    }
    sheets.down(heightOf(lines));
    paper.line(left, sheets.y() - thin / 2, right - left, { thickness: thin, color: look.lineThin });
  };
  const head = () => {
    paper.line(left, sheets.y() + thick / 2, right - left, { thickness: thick, color: look.ink });
    sheets.down(thick);
    draw(
      columns.map((column) => [column.head]),
      true,
    );
  };
  const turn = async () => {
    await sheets.newPage();
    head();
  };
  head();
  for (const row of rows) {
    let cells = row.map((text, index) => wrappedCell(paper, text, placed[index]));
    const lines = Math.max(...cells.map(({ length }) => length));
    if (lines > room() && lines <= inPage) await turn();
    while (cells.some(({ length }) => length > 0)) {
      if (room() < 1) await turn();
      const fit = room();
      draw(
        cells.map((cell) => cell.slice(0, fit)),
        false,
      );
      cells = cells.map((cell) => cell.slice(fit));
    }
  }
}

function placedColumns(columns: readonly Column[]): Placed[] {
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

function wrappedCell(paper: Paper, text: string, column: Placed | undefined): string[] {
  const style = { size: small, bold: column?.bold === true };
  return wrapText(text, column?.points ?? 0, (part) => paper.widthOf(part, style));
}
