// Which sheets of a file are read: several only where their columns are the same, so that one matching of columns serves all.

import { proposeMapping } from '../columns/header-hash.ts';
import { columnsMeant } from '../columns/match-columns.rule.ts';
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

/** A column that the file hides is proposed for nothing, unless what is hidden is to be read. */
export function proposeColumns(
  { header, reading }: { header: readonly string[]; reading: FileReading | null },
  columns: readonly ImportColumn[],
  remembered: readonly string[] | undefined,
): string[] {
  const read = reading && !reading.withHidden ? reading.sheets.filter(({ isRead }) => isRead) : [];
  const hidden = new Set(read.flatMap(({ hiddenColumns }) => hiddenColumns));
  const seen = header.map((heading, at) => (hidden.has(at) ? '' : heading));
  return proposeMapping(seen, columns, remembered).map((name, at) => (hidden.has(at) ? '' : name));
}

/** The values that were the same in every line the last time, of columns that the file does not have. */
export function proposeFixed(
  mapping: readonly string[],
  columns: readonly ImportColumn[],
  remembered: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  const matched = new Set(mapping.flatMap(columnsMeant));
  const known = new Set(columns.map(({ name }) => name));
  const fixed = Object.entries(remembered ?? {}).filter(([name]) => known.has(name) && !matched.has(name));
  return Object.fromEntries(fixed);
}
