// Which sheets of a file are read: several only where their columns are the same, so that one matching of columns serves all.

import { proposeMapping } from '../columns/header-hash.ts';
import { columnsMeant, type FileMeanings } from '../columns/match-columns.rule.ts';
import type { ImportColumn } from '../import-kind.data.ts';
import type { FileReading, FileSheet } from '../import-record.contract.ts';
import { haveSameHead } from './have-same-head.ts';

type ChosenSheets = { reading: FileReading } & Pick<FileSheet, 'header' | 'headLine' | 'sample'>;

/** Undefined where these sheets cannot be read together. */
export function chooseSheets(
  reading: FileReading,
  { sheets: places, withHidden }: { sheets: readonly number[]; withHidden: boolean },
): ChosenSheets | undefined {
  const chosen = reading.sheets.filter((_sheet, place) => places.includes(place));
  const [first] = chosen;
  const isPossible = chosen.length === new Set(places).size && chosen.every(({ problem }) => problem === '');
  if (!first || !isPossible || !chosen.every((sheet) => haveSameHead(first, sheet))) return undefined;
  const sheets = reading.sheets.map((sheet, place) => ({ ...sheet, isRead: places.includes(place) }));
  const { header, headLine, sample } = first;
  return { reading: { ...reading, sheets, withHidden }, header, headLine, sample };
}

/** What the columns are taken to mean, as the last time or by their names, and what then is the same in every line. */
export function proposeMeanings(
  file: { header: readonly string[]; reading: FileReading | null },
  columns: readonly ImportColumn[],
  remembered: Partial<FileMeanings> = {},
): { mapping: string[]; fixed: Record<string, string> } {
  const mapping = proposeColumns(file, columns, remembered.mapping);
  const matched = new Set(mapping.flatMap(columnsMeant));
  const known = new Set(columns.flatMap(({ name, isTyped }) => (isTyped ? [] : [name])));
  const same = Object.entries(remembered.fixed ?? {}).filter(([name]) => known.has(name) && !matched.has(name));
  return { mapping, fixed: Object.fromEntries(same) };
}

/** A column that the file hides is proposed for nothing, unless what is hidden is to be read. */
function proposeColumns(
  { header, reading }: { header: readonly string[]; reading: FileReading | null },
  columns: readonly ImportColumn[],
  remembered: readonly string[] | undefined,
): string[] {
  const read = reading && !reading.withHidden ? reading.sheets.filter(({ isRead }) => isRead) : [];
  const hidden = new Set(read.flatMap(({ hiddenColumns }) => hiddenColumns));
  const seen = header.map((heading, at) => (hidden.has(at) ? '' : heading));
  return proposeMapping(seen, columns, remembered).map((name, at) => (hidden.has(at) ? '' : name));
}
