import { msg } from '../i18n.ts';
import { type MergedCells, readMergedCells, repeatMergedCells } from './merged-cells.ts';
import { binaryWorkbook, openDocument } from './other-file.ts';
import { parseXml, readXml, refuseDamaged, type Workbook } from './parse-xml.ts';
import { type CellValue, columnOf, sheetCellText } from './sheet-cell.ts';
import { maxColumns, maxTableLineLength, type TableLine, tooFarRight, UnreadableFile } from './table-line.ts';
import { readSharedTexts, readStyles, type Styles } from './workbook-texts.ts';

const maxRows = 1_048_576;
const maxSheets = 200;
const firstPart = 'xl/worksheets/sheet1.xml';

export type OpenSheet = {
  name: string;
  /** The rows that are not empty; `onHiddenColumns` comes before the first. Undefined where the workbook has lost the sheet. */
  lines(options?: LineOptions): Promise<AsyncGenerator<TableLine> | undefined>;
  /** Which cells are one; it stands behind all rows. */
  merged(): Promise<MergedCells[]>;
};

type LineOptions = {
  onHiddenColumns?: (columns: readonly number[]) => void;
  /** No more of the sheet is read; `onCut` tells when it was longer. */
  maxBytes?: number;
  onCut?: () => void;
  onBytes?: (bytes: number) => void;
};

export type OpenWorkbook = {
  /** The sheets that are not hidden. */
  sheets: readonly OpenSheet[];
  hiddenSheets: number;
};

/**
 * Opens a workbook, whose sheets are then read row by row. Only the texts that its cells share are kept in memory. With
 * `isAsCsv` a text that begins like a formula has an apostrophe before it, as our CSV has.
 */
export async function openWorkbook(workbook: Workbook, { isAsCsv }: { isAsCsv: boolean }): Promise<OpenWorkbook> {
  const { sheets, hiddenSheets, offsetDays } = await findSheets(workbook);
  const parts = sheets.length > 0 ? sheets.slice(0, maxSheets) : [{ name: '', part: firstPart }];
  const first = await workbook.read(parts[0]?.part ?? firstPart);
  if (!first) throw new UnreadableFile(await whyNoSheet(workbook));
  await close(first);
  const known = { texts: await readSharedTexts(workbook), styles: await readStyles(workbook), offsetDays, isAsCsv };
  const open = ({ name, part }: { name: string; part: string }): OpenSheet => ({
    name,
    async lines(options = {}) {
      const rows = await workbook.read(part);
      return rows && readRows(upTo(rows, options), known, options.onHiddenColumns);
    },
    merged: async () => readMergedCells(await workbook.read(part)),
  });
  return { sheets: parts.map(open), hiddenSheets };
}

export type SheetOfWorkbook = {
  name: string;
  lines: TableLine[];
  hiddenColumns: readonly number[];
  merged: readonly MergedCells[];
};

/** All sheets that are not hidden, with their numbers as they are shown. `maxCells` is of all together. */
export async function readSheets(
  workbook: Workbook,
  { maxCells, isAsCsv = false }: { maxCells: number; isAsCsv?: boolean },
): Promise<SheetOfWorkbook[]> {
  const { sheets } = await openWorkbook(workbook, { isAsCsv });
  const read: SheetOfWorkbook[] = [];
  let cells = 0;
  for (const sheet of sheets) {
    let hiddenColumns: readonly number[] = [];
    const onHiddenColumns = (columns: readonly number[]) => {
      hiddenColumns = columns;
    };
    const rows = await sheet.lines({ onHiddenColumns });
    if (!rows) continue;
    const lines: TableLine[] = [];
    for await (const line of rows) {
      cells += line.cells.length;
      if (cells > maxCells)
        throw new UnreadableFile(msg('This workbook has too many cells. Please save the table as CSV.'));
      lines.push(line);
    }
    read.push({ name: sheet.name, lines, hiddenColumns, merged: await sheet.merged() });
  }
  return read;
}

/** The rows of a sheet, with the text of merged cells in each of them. */
export async function mergedLines(sheet: OpenSheet, options?: LineOptions): Promise<AsyncGenerator<TableLine>> {
  const merged = await sheet.merged();
  const lines = await sheet.lines(options);
  if (!lines) throw new UnreadableFile(msg('This workbook has no sheet with a table.'));
  return repeatMergedCells(lines, merged);
}

async function* upTo(
  part: AsyncIterable<Uint8Array>,
  { maxBytes = Number.POSITIVE_INFINITY, onBytes, onCut }: LineOptions,
) {
  let bytes = 0;
  for await (const piece of part) {
    if (bytes > maxBytes) return onCut?.();
    bytes += piece.length;
    onBytes?.(bytes);
    yield piece;
  }
  return undefined;
}

/** Read and left, so that it is closed. */
async function close(part: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _piece of part) return;
}

/** A file of another program is often only named .xlsx. */
async function whyNoSheet(workbook: Workbook): Promise<string> {
  const has = async (name: string) => {
    const part = await workbook.read(name);
    if (part) await close(part);
    return part !== undefined;
  };
  if (await has('content.xml')) return openDocument;
  if (await has('xl/workbook.bin')) return binaryWorkbook;
  return msg('This workbook has no sheet with a table.');
}

async function findSheets(workbook: Workbook) {
  const shown: { name: string; id: string }[] = [];
  let hiddenSheets = 0;
  let offsetDays = 0;
  await readXml(await workbook.read('xl/workbook.xml'), {
    open({ name, attributes }) {
      if (name === 'sheet' && /hidden/i.test(attributes.state ?? '')) hiddenSheets += 1;
      else if (name === 'sheet') shown.push({ name: attributes.name ?? '', id: attributes['r:id'] ?? '' });
      if (name === 'workbookPr' && isTrue(attributes.date1904)) offsetDays = 1462;
    },
  });
  const targets = new Map<string, string>();
  await readXml(await workbook.read('xl/_rels/workbook.xml.rels'), {
    open({ name, attributes: { Id, Target = '' } }) {
      if (name === 'Relationship' && Id !== undefined) targets.set(Id, Target);
    },
  });
  const partOf = (target: string) =>
    target.startsWith('/') ? target.slice(1) : `xl/${target || 'worksheets/sheet1.xml'}`;
  return {
    sheets: shown.map(({ name, id }) => ({ name, part: partOf(targets.get(id) ?? '') })),
    hiddenSheets,
    offsetDays,
  };
}

const isTrue = (attribute: string | undefined): boolean => /^(1|true)$/.test(attribute ?? '');

type Known = { texts: readonly string[]; styles: Styles; offsetDays: number; isAsCsv: boolean };

async function* readRows(
  part: AsyncIterable<Uint8Array>,
  { texts, styles, offsetDays, isAsCsv }: Known,
  onHiddenColumns: (columns: readonly number[]) => void = () => undefined,
): AsyncGenerator<TableLine> {
  const lines: TableLine[] = [];
  const hiddenColumns: number[] = [];
  // Who reads a line may number it anew.
  let lastRow = 0;
  let line: TableLine = { line: 0, cells: [] };
  let cell: CellValue | undefined;
  let style = -1;
  let column = -1;
  let inside = '';
  let isHidden = false;
  let isStruck = false;
  let isRead = false;
  const names = {
    open({ name, attributes }: { name: string; attributes: Record<string, string | undefined> }) {
      inside = name;
      if (name === 'row') {
        const next = Number(attributes.r ?? lastRow + 1);
        // Rows are stored by their number.
        if (!(Number.isInteger(next) && next > lastRow && next <= maxRows)) refuseDamaged();
        lastRow = next;
        line = { line: next, cells: [] };
        column = -1;
        isStruck = true;
        isHidden = isTrue(attributes.hidden);
      }
      if (name === 'col' && isTrue(attributes.hidden)) {
        const last = Math.min(Number(attributes.max), maxColumns);
        for (let at = Number(attributes.min); at <= last; at += 1) hiddenColumns.push(at - 1);
        if (hiddenColumns.length > maxColumns) refuseDamaged();
      }
      if (name === 'sheetData') onHiddenColumns(hiddenColumns);
      if (name === 'f' && cell) cell.formula = '';
      if (name !== 'c') return;
      column = attributes.r ? columnOf(attributes.r) : column + 1;
      style = Number(attributes.s ?? -1);
      cell = { type: attributes.t ?? '', value: '', shownAs: styles.formats[style] ?? 'number', formula: undefined };
    },
    text(piece: string) {
      if (!cell || cell.value.length + (cell.formula ?? '').length > maxTableLineLength) return;
      if (inside === 'v' || inside === 't') cell.value += piece;
      else if (inside === 'f') cell.formula = (cell.formula ?? '') + piece;
    },
    close(name: string) {
      inside = '';
      if (name === 'sheetData') isRead = true;
      if (name === 'c' && cell) {
        const [before, behind] = (isNumber(cell) && styles.texts[style]) || ['', ''];
        const text = sheetCellText(cell, texts, offsetDays);
        const apostrophe = isAsCsv && cell.formula === undefined && text.trimStart().startsWith('=') ? "'" : '';
        putCell(line, column, `${apostrophe}${before}${text}${behind}`);
        if (text.trim() !== '' && !styles.struck.has(style)) isStruck = false;
        cell = undefined;
      }
      if (name !== 'row') return;
      const isFilled = line.cells.some((text) => text !== '');
      if (isHidden) line.unseen = 'hidden';
      else if (isStruck && isFilled) line.unseen = 'struck';
      if (line.problem !== undefined || isFilled) lines.push(line);
    },
  };
  for await (const _piece of parseXml(part, names)) {
    yield* lines.splice(0);
    // What stands behind the rows may be long too.
    if (isRead) return;
  }
  yield* lines;
}

const isNumber = ({ type, value }: CellValue): boolean => (type === '' || type === 'n') && value !== '';

function putCell(line: TableLine, column: number, text: string): void {
  if (column >= maxColumns) {
    if (text.trim() !== '') line.problem = tooFarRight;
    return;
  }
  while (line.cells.length < column) line.cells.push('');
  line.cells[column] = text.slice(0, maxTableLineLength);
  if (text.length > maxTableLineLength) line.problem = `A cell is longer than ${maxTableLineLength} characters.`;
}
