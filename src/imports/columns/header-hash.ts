import { createHash } from 'node:crypto';
import type { ImportColumn } from '../import-kind.data.ts';
import { columnsMeant, foldedHeading, matchColumns } from './match-columns.rule.ts';

/** The last column of a file of errors; it is not read when the corrected file comes back. */
export const problemHeading = 'what_is_wrong';

const isOurs = (heading: string) => heading.toLowerCase() === problemHeading;

/** Names a first line, with or without the column of errors. */
export const headerHash = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.filter((heading) => !isOurs(heading)).map(foldedHeading)))
    .digest('base64url');

/** A mapping is remembered without the column of errors. */
export const mappingToRemember = (header: readonly string[], mapping: readonly string[]): string[] =>
  mapping.filter((_name, at) => !isOurs(header[at] ?? ''));

/** Columns are matched as the last time, else by their names. */
export function proposeMapping(
  header: readonly string[],
  columns: readonly ImportColumn[],
  remembered: readonly string[] | undefined,
): string[] {
  const own = header.filter((heading) => !isOurs(heading));
  const known = new Set(columns.map(({ name }) => name));
  const isUsable =
    remembered?.length === own.length && remembered.flatMap(columnsMeant).every((name) => known.has(name));
  const names = (isUsable ? [...remembered] : matchColumns(own, columns)).values();
  return header.map((heading) => (isOurs(heading) ? '' : (names.next().value ?? '')));
}
