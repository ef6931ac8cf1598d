import sax, { type Tag } from 'sax';
import { msg } from '../i18n.ts';
import {
  type CellFormat,
  type CellValue,
  columnOf,
  isDayFormat,
  isPercentFormat,
  leadingZeros,
  sheetCellText,
  shownWith,
} from './sheet-cell.ts';
import { maxColumns, maxTableLineLength, type TableLine, tooFarRight, UnreadableFile } from './table-line.ts';

// Counted whether they are empty or not: what holds nothing takes memory too.
const maxTextCharacters = 60_000_000;
const maxTexts = 2_000_000;
/** The most styles that a spreadsheet program writes. */
const maxCellStyles = 65_536;
const maxRows = 1_048_576;
/** A small file could nest millions, which the parser keeps in memory. */
const maxNesting = 100;

/** The files in the archive that a workbook is; undefined where it has none of this name. */
type Workbook = { read(name: string): Promise<AsyncIterable<Uint8Array> | undefined> };

/**
 * The first sheet that is not hidden, row by row, its cells as our CSV has them: a text that begins like a formula has an
 * apostrophe before it. Only the texts that its cells share are kept in memory.
 */
export async function* readWorkbook(workbook: Workbook): AsyncGenerator<TableLine> {
  const { sheets, offsetDays } = await findSheets(workbook);
  const rows = await workbook.read(sheets[0]?.part ?? firstPart);
  if (!rows) throw new UnreadableFile(await whyNoSheet(workbook));
  const { formats } = await readStyles(workbook);
  yield* readRows(rows, { texts: await readTexts(workbook), formats, offsetDays, isAsCsv: true });
}

/** Rows and columns by their number from 0. */
type MergedCells = { top: number; left: number; bottom: number; right: number };

/** What a sheet shows of its rows: which are hidden or struck through, and which cells are one. */
type SheetMarks = {
  hiddenRows: number[];
  hiddenColumns: number[];
  struckRows: number[];
  merged: MergedCells[];
};

export type SheetOfWorkbook = { name: string; lines: TableLine[]; marks: SheetMarks };

/** All sheets that are not hidden, with their numbers as they are shown. `maxCells` is of all together. */
export async function readSheets(workbook: Workbook, maxCells: number): Promise<SheetOfWorkbook[]> {
  const { sheets, offsetDays } = await findSheets(workbook);
  const parts = sheets.length > 0 ? sheets : [{ name: '', part: firstPart }];
  const { formats, struck, texts: shown } = await readStyles(workbook);
  const known = { texts: await readTexts(workbook), formats, offsetDays, struck, shown };
  const read: SheetOfWorkbook[] = [];
  let cells = 0;
  for (const { name, part } of parts.slice(0, maxSheets)) {
    const rows = await workbook.read(part);
    if (!rows) continue;
    const marks: SheetMarks = { hiddenRows: [], hiddenColumns: [], struckRows: [], merged: [] };
    const lines: TableLine[] = [];
    for await (const line of readRows(rows, { ...known, marks })) {
      cells += line.cells.length;
      if (cells > maxCells)
        throw new UnreadableFile(msg('This workbook has too many cells. Please save the table as CSV.'));
      lines.push(line);
    }
    read.push({ name, lines, marks });
  }
  if (read.length === 0) throw new UnreadableFile(await whyNoSheet(workbook));
  return read;
}

const firstPart = 'xl/worksheets/sheet1.xml';
const maxSheets = 50;
const maxMarks = 20_000;

/** A file of another program is often only named .xlsx. */
async function whyNoSheet(workbook: Workbook): Promise<string> {
  const has = async (name: string) => {
    const part = await workbook.read(name);
    // Read and left, so that it is closed.
    if (part) for await (const _piece of part) break;
    return part !== undefined;
  };
  if (await has('content.xml')) return msg('This is a sheet of LibreOffice (.ods). Please save it as XLSX or CSV.');
  if (await has('xl/workbook.bin')) return msg('This is a binary workbook (.xlsb). Please save it as XLSX or CSV.');
  return msg('This workbook has no sheet with a table.');
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

async function findSheets(
  workbook: Workbook,
): Promise<{ sheets: { name: string; part: string }[]; offsetDays: number }> {
  const shown: { name: string; id: string }[] = [];
  let offsetDays = 0;
  await readAll(await workbook.read('xl/workbook.xml'), {
    open({ name, attributes }) {
      if (name === 'sheet' && !/hidden/i.test(attributes.state ?? ''))
        shown.push({ name: attributes.name ?? '', id: attributes['r:id'] ?? '' });
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) offsetDays = 1462;
    },
  });
  const targets = new Map<string, string>();
  await readAll(await workbook.read('xl/_rels/workbook.xml.rels'), {
    open({ name, attributes: { Id, Target = '' } }) {
      if (name === 'Relationship' && Id !== undefined) targets.set(Id, Target);
    },
  });
  const partOf = (target: string) =>
    target.startsWith('/') ? target.slice(1) : `xl/${target || 'worksheets/sheet1.xml'}`;
  return { sheets: shown.map(({ name, id }) => ({ name, part: partOf(targets.get(id) ?? '') })), offsetDays };
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

type Styles = {
  /** How each cell style shows a number. */
  formats: readonly CellFormat[];
  /** What each style writes before and behind a number: '-2RS'. */
  texts: readonly (readonly [before: string, behind: string] | undefined)[];
  /** The styles that are struck through. */
  struck: ReadonlySet<number>;
};

async function readStyles(workbook: Workbook): Promise<Styles> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  const texts: (readonly [string, string] | undefined)[] = [];
  const struck = new Set<number>();
  const struckFonts = new Set<number>();
  let fonts = -1;
  let isInFonts = false;
  let isCellStyle = false;
  await readAll(await workbook.read('xl/styles.xml'), {
    open({ name, attributes }) {
      const id = Number(attributes.numFmtId ?? 0);
      if (codes.size + formats.length + fonts > maxCellStyles) refuseDamaged();
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      if (name === 'fonts') isInFonts = true;
      if (name === 'font' && isInFonts) fonts += 1;
      if (name === 'strike' && isInFonts && !/^(0|false)$/.test(attributes.val ?? '')) struckFonts.add(fonts);
      if (name === 'cellXfs') isCellStyle = true;
      if (name !== 'xf' || !isCellStyle) return;
      const code = codes.get(id);
      if (struckFonts.has(Number(attributes.fontId ?? 0))) struck.add(formats.length);
      formats.push(formatOf(id, code));
      texts.push(shownWith(code));
    },
    close(name) {
      if (name === 'fonts') isInFonts = false;
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return { formats, texts, struck };
}

type Known = {
  texts: readonly string[];
  formats: readonly CellFormat[];
  offsetDays: number;
  isAsCsv?: boolean;
  /** Given where the sheet is read as it is shown. */
  shown?: Styles['texts'];
  struck?: ReadonlySet<number>;
  marks?: SheetMarks;
};

const isTrue = (attribute: string | undefined): boolean => /^(1|true)$/.test(attribute ?? '');

async function* readRows(part: AsyncIterable<Uint8Array>, known: Known): AsyncGenerator<TableLine> {
  const { texts, formats, offsetDays, isAsCsv, shown = [], struck, marks } = known;
  const lines: TableLine[] = [];
  let line: TableLine = { line: 0, cells: [] };
  let cell: CellValue | undefined;
  let style = -1;
  let column = -1;
  let inside = '';
  let isStruck = false;
  const mark = (list: unknown[]) => {
    if (list.length > maxMarks) refuseDamaged();
  };
  const names: Names = {
    open({ name, attributes }) {
      inside = name;
      if (name === 'row') {
        const next = Number(attributes.r ?? line.line + 1);
        // Rows are stored by their number.
        if (!(Number.isInteger(next) && next > line.line && next <= maxRows)) refuseDamaged();
        line = { line: next, cells: [] };
        column = -1;
        isStruck = true;
        if (marks && isTrue(attributes.hidden)) {
          marks.hiddenRows.push(next - 1);
          mark(marks.hiddenRows);
        }
      }
      if (name === 'col' && marks && isTrue(attributes.hidden)) {
        const last = Math.min(Number(attributes.max), maxColumns);
        for (let at = Number(attributes.min); at <= last; at += 1) marks.hiddenColumns.push(at - 1);
        mark(marks.hiddenColumns);
      }
      if (name === 'mergeCell' && marks) {
        marks.merged.push(mergedOf(attributes.ref ?? ''));
        mark(marks.merged);
      }
      if (name === 'f' && cell) cell.formula = '';
      if (name !== 'c') return;
      column = attributes.r ? columnOf(attributes.r) : column + 1;
      style = Number(attributes.s ?? -1);
      cell = { type: attributes.t ?? '', value: '', shownAs: formats[style] ?? 'number', formula: undefined };
    },
    text(piece) {
      if (!cell || cell.value.length + (cell.formula ?? '').length > maxTableLineLength) return;
      if (inside === 'v' || inside === 't') cell.value += piece;
      else if (inside === 'f') cell.formula = (cell.formula ?? '') + piece;
    },
    close(name) {
      inside = '';
      if (name === 'c' && cell) {
        const [before, behind] = (isNumber(cell) && shown[style]) || ['', ''];
        const text = sheetCellText(cell, texts, offsetDays);
        const apostrophe = isAsCsv && cell.formula === undefined && text.trimStart().startsWith('=') ? "'" : '';
        putCell(line, column, `${apostrophe}${before}${text}${behind}`);
        if (text.trim() !== '' && !struck?.has(style)) isStruck = false;
        cell = undefined;
      }
      if (name !== 'row') return;
      const isFilled = line.cells.some((text) => text !== '');
      if (isStruck && isFilled && marks) marks.struckRows.push(line.line - 1);
      if (line.problem !== undefined || isFilled) lines.push(line);
    },
  };
  for await (const _piece of parse(part, names)) yield* lines.splice(0);
  yield* lines;
}

const isNumber = ({ type, value }: CellValue): boolean => (type === '' || type === 'n') && value !== '';

/** 'A2:B3' */
function mergedOf(ref: string): MergedCells {
  const [first = '', last = first] = ref.split(':');
  const row = (cell: string) => Number(cell.replace(/^[A-Z]+/, '')) - 1;
  return { top: row(first), left: columnOf(first), bottom: row(last), right: columnOf(last) };
}

function putCell(line: TableLine, column: number, text: string): void {
  if (column >= maxColumns) {
    if (text.trim() !== '') line.problem = tooFarRight;
    return;
  }
  while (line.cells.length < column) line.cells.push('');
  line.cells[column] = text.slice(0, maxTableLineLength);
  if (text.length > maxTableLineLength) line.problem = `A cell is longer than ${maxTableLineLength} characters.`;
}
