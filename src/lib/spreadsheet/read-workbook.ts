import sax, { type Tag } from 'sax';
import {
  type CellFormat,
  columnOf,
  isDayFormat,
  isPercentFormat,
  leadingZeros,
  type SheetCell,
  sheetCellText,
} from './sheet-cell.ts';
import { maxColumns, maxLineLength, type TableLine, tooFarRight, UnreadableFile } from './table-line.ts';

// Counted whether they are empty or not: what holds nothing takes memory too.
const maxTextCharacters = 60_000_000;
const maxTexts = 2_000_000;
/** As many as a spreadsheet program writes. */
const maxCellStyles = 65_536;
const maxRows = 1_048_576;
/** A small file could nest millions, which the parser keeps in memory. */
const maxNesting = 100;

/** The files in the archive that a workbook is; undefined where it has none of this name. */
type Workbook = { read(name: string): Promise<AsyncIterable<Uint8Array> | undefined> };

/** The first sheet that is not hidden, row by row. Only the texts that its cells share are kept in memory. */
export async function* readWorkbook(workbook: Workbook): AsyncGenerator<TableLine> {
  const { sheet, offsetDays } = await findSheet(workbook);
  const rows = await workbook.read(sheet);
  if (!rows) throw new UnreadableFile(await whyNoSheet(workbook));
  const known = { texts: await readTexts(workbook), formats: await readFormats(workbook), offsetDays };
  yield* readRows(rows, known);
}

/** A file of another program is often only named .xlsx. */
async function whyNoSheet(workbook: Workbook): Promise<string> {
  const has = async (name: string) => {
    const part = await workbook.read(name);
    // Read and left, so that it is closed.
    if (part) for await (const _piece of part) break;
    return part !== undefined;
  };
  if (await has('content.xml')) return 'This is a sheet of LibreOffice (.ods). Please save it as XLSX or CSV.';
  if (await has('xl/workbook.bin')) return 'This is a binary workbook (.xlsb). Please save it as XLSX or CSV.';
  return 'This workbook has no sheet with a table.';
}

type Names = {
  open(tag: Pick<Tag, 'name' | 'attributes'>): void;
  close?(name: string): void;
  text?(text: string): void;
};

const refuseDamaged = (): never => {
  throw new UnreadableFile('This workbook is damaged. Please save it as XLSX again, or as CSV.');
};

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Calls the names for each element; yields after each piece of the part. */
async function* parse(part: AsyncIterable<Uint8Array>, { open, close, text }: Names): AsyncGenerator<void> {
  const parser = sax.parser(true);
  let nesting = 0;
  parser.onopentag = ({ name, attributes }) => {
    nesting += 1;
    if (nesting > maxNesting) refuseDamaged();
    open({ name: withoutPrefix(name), attributes: attributes as Tag['attributes'] });
  };
  parser.onclosetag = (name) => {
    nesting -= 1;
    close?.(withoutPrefix(name));
  };
  parser.ontext = (piece) => text?.(piece);
  parser.oncdata = (piece) => text?.(piece);
  parser.onerror = refuseDamaged;
  const decoder = new TextDecoder();
  for await (const piece of part) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
}

async function readAll(part: AsyncIterable<Uint8Array> | undefined, names: Names): Promise<void> {
  if (part) for await (const _piece of parse(part, names));
}

async function findSheet(workbook: Workbook): Promise<{ sheet: string; offsetDays: number }> {
  let shown: string | undefined;
  let offsetDays = 0;
  await readAll(await workbook.read('xl/workbook.xml'), {
    open({ name, attributes }) {
      if (name === 'sheet' && !/hidden/i.test(attributes.state ?? '')) shown ??= attributes['r:id'] ?? '';
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) offsetDays = 1462;
    },
  });
  let target = '';
  await readAll(await workbook.read('xl/_rels/workbook.xml.rels'), {
    open({ name, attributes: { Id, Target = '' } }) {
      if (name === 'Relationship' && Id === shown) target = Target;
    },
  });
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target || 'worksheets/sheet1.xml'}`;
  return { sheet, offsetDays };
}

async function readTexts(workbook: Workbook): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  const count = (added: number) => {
    characters += added;
    if (characters <= maxTextCharacters && texts.length < maxTexts) return;
    throw new UnreadableFile('This workbook holds too many texts. Please save the table as CSV.');
  };
  let text: string | undefined;
  let isText = false;
  let isReadAloud = false;
  await readAll(await workbook.read('xl/sharedStrings.xml'), {
    open({ name }) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isReadAloud = true;
    },
    text(piece) {
      // What is read aloud beside a text is not part of it.
      if (text === undefined || !isText || isReadAloud) return;
      count(piece.length);
      text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReadAloud = false;
      if (name !== 'si' || text === undefined) return;
      count(0);
      texts.push(text);
      text = undefined;
    },
  });
  return texts;
}

function formatOf(id: number, code: string | undefined): CellFormat {
  if (isDayFormat(id, code)) return 'day';
  return isPercentFormat(id, code) ? 'percent' : leadingZeros(code) || 'number';
}

/** How each cell style shows a number. */
async function readFormats(workbook: Workbook): Promise<readonly CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isCellStyle = false;
  await readAll(await workbook.read('xl/styles.xml'), {
    open({ name, attributes }) {
      const id = Number(attributes.numFmtId ?? 0);
      if (codes.size + formats.length > maxCellStyles) refuseDamaged();
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      const code = codes.get(id);
      formats.push(formatOf(id, code));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}

type Known = { texts: readonly string[]; formats: readonly CellFormat[]; offsetDays: number };

async function* readRows(
  part: AsyncIterable<Uint8Array>,
  { texts, formats, offsetDays }: Known,
): AsyncGenerator<TableLine> {
  const lines: TableLine[] = [];
  let line: TableLine = { line: 0, cells: [] };
  let cell: SheetCell | undefined;
  let column = -1;
  let inside = '';
  const names: Names = {
    open({ name, attributes }) {
      inside = name;
      if (name === 'row') {
        const next = Number(attributes.r ?? line.line + 1);
        // Rows are stored by their number.
        if (!(Number.isInteger(next) && next > line.line && next <= maxRows)) refuseDamaged();
        line = { line: next, cells: [] };
        column = -1;
      }
      if (name === 'f' && cell) cell.formula = '';
      if (name !== 'c') return;
      column = attributes.r ? columnOf(attributes.r) : column + 1;
      const shownAs = formats[Number(attributes.s ?? -1)] ?? 'number';
      cell = { type: attributes.t ?? '', value: '', shownAs, formula: undefined };
    },
    text(piece) {
      if (!cell || cell.value.length + (cell.formula ?? '').length > maxLineLength) return;
      if (inside === 'v' || inside === 't') cell.value += piece;
      else if (inside === 'f') cell.formula = (cell.formula ?? '') + piece;
    },
    close(name) {
      inside = '';
      if (name === 'c' && cell) {
        putCell(line, column, sheetCellText(cell, texts, offsetDays));
        cell = undefined;
      }
      if (name === 'row' && (line.problem !== undefined || line.cells.some((text) => text !== ''))) lines.push(line);
    },
  };
  for await (const _piece of parse(part, names)) yield* lines.splice(0);
  yield* lines;
}

function putCell(line: TableLine, column: number, text: string): void {
  if (column >= maxColumns) {
    if (text.trim() !== '') line.problem = tooFarRight;
    return;
  }
  while (line.cells.length < column) line.cells.push('');
  line.cells[column] = text.slice(0, maxLineLength);
  if (text.length > maxLineLength) line.problem = `A cell is longer than ${maxLineLength} characters.`;
}
