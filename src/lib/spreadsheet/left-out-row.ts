// Rows of a sheet that are no lines of its table: totals, names of sections, remarks, repeated heads. What may be a line is never one.

type RowReason = 'head' | 'text' | 'total';

const totalWords =
  /^(?:grand |sub[- ]?|net )?total(?![a-z])|^(?:gesamt|summe|zwischensumme)(?![a-z])|^(?:कुल|योग)|^(?:المجموع|الإجمالي)/iu;

/** Whether a cell begins like the name of a total. */
export const namesTotal = (cell: string): boolean => totalWords.test(cell);

/** Makers and goods may be called Total: only these words make a row of figures one. */
const wholeTotal =
  /^(?:(?:(?:grand|sub|net|page|closing|overall) ?-? ?)?total(?: (?:qty|quantity|pcs|pieces|nos|stock|items?|value|amount|rs|inr|aed|of .{0,60}|for .{0,60}))?|gesamt(?:summe)?|summe|zwischensumme|कुल(?: योग)?|योग|المجموع|الإجمالي)[ .:=*()-]*$/iu;
const isTotalCell = (cell: string) => wholeTotal.test(cell);

const currencyBefore = /^(?:₹|rs\.?|inr|aed)/i;
const unitBehind = /(?:dr|cr|%|nos\.?|pcs\.?|kgs?|\/-)$/i;

/** A number, an amount, or a formula or an error in their place. */
export function isFigure(cell: string): boolean {
  if (cell.startsWith('=') || cell.startsWith('#')) return true;
  if (/^[a-z]/i.test(cell) && !currencyBefore.test(cell) && !unitBehind.test(cell)) return false;
  const bare = cell.trim().replace(currencyBefore, '').replace(unitBehind, '').trim();
  return bare === '' || /^[-+(]?[\d.,' ]+\)?$/.test(bare);
}

const isRuler = (cell: string) => /^[-=*_.~–—\s]+$/.test(cell);
const isUnit = (cell: string) =>
  /^[([]?(?:mm|cm|in|inch|kgs?|gms?|nos\.?|pcs\.?|rs\.?|inr|aed|₹|%|kn|rpm|days)[)\]]?$/i.test(cell);

const sectionWords = /\bseries\b|(?:bearings|rollers|housings|units|range|group)\W*$/i;
const remarkWords =
  /^(?:e\.? ?& ?o\.? ?e|page\b|notes?\b|terms\b|prices?\b|rates?\b|w\.? ?e\.? ?f|gst\b|valid\b|subject to|prepared by|checked by|authori[sz]ed|carried (?:forward|over)|brought forward|continued|end of|printed|generated|run date)/i;

/** A name or a code may stand alone where its line lacks everything else: then it has a figure, as '6205 ZZ' has. */
function isSectionOrRemark(cell: string, isNeeded: boolean): boolean {
  if (!/\d/.test(cell)) return true;
  return isNeeded ? sectionWords.test(cell) || remarkWords.test(cell) : /\p{L}{4}/u.test(cell);
}

type RowOfTable = {
  cells: readonly string[];
  /** Columns that only repeat a merged cell. */
  repeated?: readonly number[] | undefined;
  header: readonly string[];
  /** The columns without which no line can be read. */
  needed: readonly number[];
  isBelowHead: boolean;
};

/** Why a row is no line of the table; undefined where it may be one. */
export function whyLeftOut({ cells, repeated = [], header, needed, isBelowHead }: RowOfTable): RowReason | undefined {
  const filled: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const bare = cell.trim();
    if (bare !== '' && !repeated.includes(at)) filled.push(bare);
  }
  const [first = ''] = filled;
  if (repeatsHead(cells, header)) return 'head';
  if (isBelowHead && filled.length > 1 && (filled.every(isUnit) || countsColumns(filled))) return 'head';
  if (filled.every(isRuler)) return 'text';
  const text = filled.find((cell) => !isFigure(cell));
  if (text === undefined) return undefined;
  if (isTotalCell(text) && filled.every((cell) => isFigure(cell) || isTotalCell(cell))) return 'total';
  if (needed.length < 2) return undefined;
  if (filled.length > 3) return undefined;
  const at = cells.findIndex((cell) => cell.trim() === first);
  if (filled.length === 1 && isSectionOrRemark(first, needed.includes(at))) return 'text';
  const lacks = needed.some((column) => (cells[column] ?? '').trim() === '');
  return lacks && remarkWords.test(first) ? 'text' : undefined;
}

const folded = (cell: string) => cell.replace(/\s+/g, ' ').trim().toLowerCase();

const repeatsHead = (cells: readonly string[], header: readonly string[]): boolean =>
  header.every((heading, at) => heading === '' || folded(cells[at] ?? '') === folded(heading)) &&
  header.filter((heading) => heading !== '').length > 1;

/** '1, 2, 3, 4' or '(1) (2) (3) (4)' below the names. */
const countsColumns = (filled: readonly string[]): boolean =>
  filled.length > 3 && filled.every((cell, at) => cell.replace(/[()]/g, '') === String(at + 1));
