// Which rows and columns the text of a PDF has: a PDF knows where each character stands, and nothing of a table.

/** A character and its box, in points from the left and from the top of its page. */
export type PlacedCharacter = { text: string; left: number; right: number; top: number; bottom: number };

type Piece = PlacedCharacter;
type Line = { pieces: Piece[]; middle: number; height: number };

const middleOf = ({ top, bottom }: Piece) => (top + bottom) / 2;
const heightOf = ({ top, bottom }: Piece) => Math.max(bottom - top, 1);

/** The gap between two words of a cell, in heights of a letter; a written blank may be wider, as in a typewriter's letters. */
const narrowestGap = 0.12;
const widestGap = 0.35;
const widestBlank = 0.75;
/** Lines of one cell are about this many heights apart. */
const lineSpacing = 2;

/** The cells of each line, as the columns stand above one another over all pages. Lines of a wrapped cell are one cell. */
export function tableOfCharacters(pages: readonly (readonly PlacedCharacter[])[]): string[][] {
  const lines = pages.map((characters) => linesOf(piecesOf(characters)));
  const widest = Math.max(0, ...lines.flat().map(({ pieces }) => pieces.length));
  if (widest < 2) return lines.flat().map(({ pieces }) => pieces.map(({ text }) => text));
  const columns = columnsOf(lines.flat(), widest);
  return lines.flatMap((ofPage) => {
    const rows = ofPage.map((line) => ({ ...line, cells: cellsOf(line, columns) }));
    return joinWrapped(rows, widest).map(({ cells }) => cells);
  });
}

const isBlank = ({ text }: PlacedCharacter) => /^[\s\0]*$/.test(text);

function piecesOf(characters: readonly PlacedCharacter[]): Piece[] {
  const pieces: Piece[] = [];
  let blank = false;
  for (const character of characters) {
    if (isBlank(character)) {
      blank = true;
      continue;
    }
    const last = pieces.at(-1);
    const gap = last ? (character.left - last.right) / heightOf(last) : 0;
    if (last && isBeside(last, character) && gap > -1 && gap < (blank ? widestBlank : widestGap))
      extend(last, character, blank || gap > narrowestGap);
    else pieces.push({ ...character });
    blank = false;
  }
  return pieces;
}

const isBeside = (one: Piece, other: Piece) => Math.abs(middleOf(one) - middleOf(other)) < heightOf(one) / 2;

function extend(piece: Piece, next: Piece, isNewWord: boolean): void {
  piece.text += isNewWord ? ` ${next.text}` : next.text;
  piece.right = Math.max(piece.right, next.right);
  piece.top = Math.min(piece.top, next.top);
  piece.bottom = Math.max(piece.bottom, next.bottom);
}

function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = lines.at(-1);
    if (last && middleOf(piece) - last.middle < Math.min(last.height, heightOf(piece)) / 2) last.pieces.push(piece);
    else lines.push({ pieces: [piece], middle: middleOf(piece), height: heightOf(piece) });
  }
  return lines.map((line) => ({
    ...line,
    pieces: joinBeside(line.pieces.toSorted((a, b) => a.left - b.left)),
  }));
}

/** Some programs write word by word. */
function joinBeside(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const gap = last ? (piece.left - last.right) / heightOf(last) : Number.POSITIVE_INFINITY;
    if (last && gap < widestGap) extend(last, piece, gap > narrowestGap);
    else joined.push({ ...piece });
  }
  return joined;
}

type Column = { left: number; right: number };

/** Finds the columns in the lines that fill the most of them: the heads and the whole rows of the table. */
function columnsOf(lines: readonly Line[], widest: number): Column[] {
  const columns: Column[] = [];
  for (const { pieces } of lines.filter((line) => line.pieces.length === widest))
    for (const [index, { left, right }] of pieces.entries()) {
      const column = columns[index];
      columns[index] = column
        ? { left: Math.min(column.left, left), right: Math.max(column.right, right) }
        : { left, right };
    }
  return columns;
}

function cellsOf({ pieces }: Line, columns: readonly Column[]): string[] {
  const cells = columns.map(() => '');
  for (const [index, piece] of pieces.entries()) {
    const at = pieces.length === columns.length ? index : nearestColumn(piece, columns);
    cells[at] = [cells[at], piece.text].filter(Boolean).join(' ');
  }
  return cells;
}

function nearestColumn({ left, right }: Piece, columns: readonly Column[]): number {
  const distances = columns.map((column) => {
    const shared = Math.min(right, column.right) - Math.max(left, column.left);
    return shared > 0 ? -shared : Math.abs((left + right - column.left - column.right) / 2);
  });
  return distances.indexOf(Math.min(...distances));
}

type Row = Line & { cells: string[] };

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** A line that lacks the first cell and most others continues the row above it, or the one below where that is nearer. */
function joinWrapped(rows: readonly Row[], widest: number): Row[] {
  const isWhole = ({ cells }: Row) => filled(cells) > 1 && (cells[0] !== '' || filled(cells) > widest / 2);
  const own = new Map<Row, Row>();
  for (const [index, row] of rows.entries()) {
    if (isWhole(row) || row.cells[0] !== '') continue;
    const [above, below] = [rows[index - 1], rows.slice(index + 1).find(isWhole)];
    const near = (other: Row | undefined) => {
      const distance = other ? Math.abs(other.middle - row.middle) : Number.POSITIVE_INFINITY;
      return distance < row.height * lineSpacing ? distance : Number.POSITIVE_INFINITY;
    };
    const continued = above && (isWhole(above) ? above : own.get(above));
    const owner = near(above) <= near(below) ? continued : below;
    if (owner && Math.min(near(above), near(below)) < Number.POSITIVE_INFINITY) own.set(row, owner);
  }
  const parts = Map.groupBy(rows, (row) => own.get(row) ?? row);
  return [...parts].map(([row, all]) => ({
    ...row,
    cells: row.cells.map((_, at) => all.flatMap((part) => part.cells[at] || []).join(' ')),
  }));
}
