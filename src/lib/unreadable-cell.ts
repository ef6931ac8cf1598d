import { t } from './i18n.ts';

/** What spreadsheet programs show in a cell whose formula failed. */
const failedFormula =
  /^(#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)|Err:\d{3})$/i;

const maxShown = 40;

/** Why a cell of a file, or one that was pasted, cannot be read, whatever column it is in. */
export function unreadableCell(cell: string): string | undefined {
  const text = cell.trim();
  const shown = text.slice(0, maxShown);
  return text.startsWith('=')
    ? t`'${shown}' is a formula without its value; write the value, or open and save the file in your spreadsheet program`
    : damagedCell(text);
}

/** Why text can be no value, not even one that begins like a formula. */
export function damagedCell(text: string): string | undefined {
  const shown = text.slice(0, maxShown);
  if (failedFormula.test(text))
    return t`'${shown}' is an error of the spreadsheet; correct its formula there, or write the value`;
  return text.includes('\ufffd') ? t`'${shown}' is not UTF-8 text; save the file with the encoding UTF-8` : undefined;
}

/** A sentence for each cell of a line that cannot be read. */
export const unreadableCells = (cells: Readonly<Record<string, string>>): string[] =>
  Object.entries(cells).flatMap(([column, cell]) => {
    const why = unreadableCell(cell);
    return why === undefined ? [] : [`${column} ${why}.`];
  });
