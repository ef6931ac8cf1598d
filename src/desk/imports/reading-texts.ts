import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { columnName } from '../../lib/spreadsheet/column-name.ts';
import type { DeskImport } from './import-texts.ts';

type Reading = NonNullable<DeskImport['reading']>;
export type SheetOfImport = Reading['sheets'][number];
type LeftOutReason = DeskImport['leftOutRows'][number]['why'];

export const sheetsThatAreRead = ({ sheets }: Reading): SheetOfImport[] => sheets.filter(({ isRead }) => isRead);

const encodings: Readonly<Record<NonNullable<Reading['encoding']>, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

const delimiters: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

export function formText({ encoding, delimiter }: Reading): string {
  const divided = `divided by ${delimiters[delimiter] ?? `'${delimiter}'`}`;
  return encoding === null ? 'Workbook' : `Text in ${encodings[encoding]}, ${divided}`;
}

/** '12 rows', or 'more than 50,000 rows' where they were not all counted. */
export const rowsText = ({ lines, isLonger }: Pick<SheetOfImport, 'lines' | 'isLonger'>): string =>
  isLonger ? `more than ${plural(lines, 'row')}` : plural(lines, 'row');

export const headingText = (header: readonly string[], at: number): string =>
  header[at] || `Column ${columnName(at + 1)}, without a name`;

/** What was read, in one line for a page that shows more. */
export function readingText(reading: Reading): string {
  const read = sheetsThatAreRead(reading);
  const names = read.map(({ name }) => name).filter((name) => name !== '');
  const of = reading.sheets.length > 1 ? ` of ${formatNumber(reading.sheets.length)}` : '';
  const sheets = names.length === 0 ? [] : [`${names.length === 1 ? 'Sheet' : 'Sheets'} ${names.join(', ')}${of}`];
  const head = [...new Set(read.map(({ headLine }) => headLine))];
  return [...sheets, formText(reading), `names of the columns in line ${head.join(', ')}`].join(' · ');
}

/** What the file does not show; '' where it shows all. */
export function unseenText(sheets: readonly SheetOfImport[]): string {
  const count = (of: (sheet: SheetOfImport) => number) => sheets.reduce((all, sheet) => all + of(sheet), 0);
  const [hidden, struck] = [count(({ hiddenRows }) => hiddenRows), count(({ struckRows }) => struckRows)];
  const columns = [
    ...new Set(sheets.flatMap(({ hiddenColumns, header }) => hiddenColumns.map((at) => headingText(header, at)))),
  ];
  return [
    hidden > 0 ? plural(hidden, 'hidden row') : '',
    struck > 0 ? plural(struck, 'row that is struck through', 'rows that are struck through') : '',
    columns.length > 0 ? `${plural(columns.length, 'hidden column')} (${columns.join(', ')})` : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}

export const reasonLabels: Readonly<Record<LeftOutReason, string>> = {
  title: 'above the names of the columns',
  head: 'names of the columns again',
  text: 'section or remark',
  section: 'over the bills of a customer',
  total: 'total',
  hidden: 'hidden in the file',
  struck: 'struck through',
};

export const leftOutCount = ({ leftOut }: Pick<DeskImport, 'leftOut'>): number =>
  Object.values(leftOut).reduce((sum, count) => sum + (count ?? 0), 0);

/** '2 above the names of the columns, 1 total' */
export const leftOutCounts = ({ leftOut }: Pick<DeskImport, 'leftOut'>): string =>
  (Object.keys(reasonLabels) as LeftOutReason[])
    .flatMap((why) => (leftOut[why] ? [`${formatNumber(leftOut[why])} ${reasonLabels[why]}`] : []))
    .join(', ');
