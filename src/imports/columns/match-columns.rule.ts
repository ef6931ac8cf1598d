// Which column of a file is which of ours: by the name or another name that is usual for it, each of ours once.

import { normalizeUnicode } from '../../lib/normalize-unicode.ts';
import { type ImportColumn, maxImportColumns } from '../import-kind.data.ts';

const lettersOf = (heading: string) => normalizeUnicode(heading, 'NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** Lower case, but for D, which is the outside diameter where d is the bore. */
export const foldedHeading = (heading: string): string =>
  /^D(mm)?$/i.test(lettersOf(heading)) ? heading : heading.toLowerCase();

const plain = (heading: string) => lettersOf(foldedHeading(heading)).replace('MM', 'mm');

/** How many of our columns a row names. Cheaper than to match each of many rows. */
export function knownColumns(columns: readonly ImportColumn[]): (cells: readonly string[]) => number {
  const ours = new Map(columns.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [plain(one), name])));
  return (cells) => new Set(cells.slice(0, maxImportColumns).flatMap((cell) => ours.get(plain(cell)) ?? [])).size;
}

/** Returns the name of our column for each heading, or ''. */
export function matchColumns(header: readonly string[], columns: readonly ImportColumn[]): string[] {
  const taken = new Set<string>();
  const named = (heading: string, namesOf: (column: ImportColumn) => readonly string[]) =>
    columns.find((column) => !taken.has(column.name) && namesOf(column).some((name) => plain(name) === plain(heading)));
  const matched = header.map((heading) => {
    const column = plain(heading) === '' ? undefined : named(heading, ({ name }) => [name]);
    if (column) taken.add(column.name);
    return column?.name ?? '';
  });
  return matched.map((name, at) => {
    const heading = header[at] ?? '';
    if (name !== '' || plain(heading) === '') return name;
    const column = named(heading, ({ aliases }) => aliases);
    if (column) taken.add(column.name);
    return column?.name ?? '';
  });
}

/** Names of required columns that nothing was matched with. */
export const missingColumns = (mapping: readonly string[], columns: readonly ImportColumn[]): string[] =>
  columns.filter(({ name, required }) => required && !mapping.includes(name)).map(({ name }) => name);

/** Each heading has our column or none, and no column of ours is there twice. */
export function isPossibleMapping(
  mapping: readonly string[],
  header: readonly string[],
  columns: readonly ImportColumn[],
): boolean {
  const named = mapping.filter((name) => name !== '');
  const known = new Set(columns.map(({ name }) => name));
  return (
    mapping.length === header.length && new Set(named).size === named.length && named.every((name) => known.has(name))
  );
}
