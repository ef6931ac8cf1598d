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

/** Our columns that one of the file means: 'itemcode itemname' are two. */
export const columnsMeant = (matched: string): string[] => matched.split(' ').filter((name) => name !== '');

/** Returns the names of our columns for each heading, or ''. */
export function matchColumns(header: readonly string[], columns: readonly ImportColumn[]): string[] {
  const matched = matchEach(header, columns);
  return matched.map((name) =>
    [
      name,
      ...columns.flatMap((also) =>
        name !== '' && also.elseAs === name && !matched.includes(also.name) ? [also.name] : [],
      ),
    ].join(' '),
  );
}

function matchEach(header: readonly string[], columns: readonly ImportColumn[]): string[] {
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

/** What the columns of a file mean, and what is the same in every line. */
export type FileMeanings = { mapping: readonly string[]; fixed: Readonly<Record<string, string>> };

/** Columns of which a file needs one set: 'itemcode', or 'itemname' with 'brandname'. */
export type NamingColumns = readonly (readonly string[])[];

/** Names of required columns that nothing was matched with, and of those that name a record. */
export function missingColumns(
  { mapping, fixed }: FileMeanings,
  columns: readonly Pick<ImportColumn, 'name' | 'required'>[],
  naming: NamingColumns = [],
): string[] {
  const given = new Set([...mapping.flatMap(columnsMeant), ...Object.keys(fixed)]);
  const isNamed = naming.length === 0 || naming.some((set) => set.every((name) => given.has(name)));
  const unnamed = isNamed ? [] : (naming[0] ?? []).filter((name) => !given.has(name));
  return [...unnamed, ...columns.flatMap(({ name, required }) => (required && !given.has(name) ? [name] : []))];
}

/** Each heading has columns of ours or none, and none of ours is there twice or both in the file and fixed. */
export function isPossibleMapping(
  { mapping, fixed }: FileMeanings,
  header: readonly string[],
  columns: readonly ImportColumn[],
): boolean {
  const named = [...mapping.flatMap(columnsMeant), ...Object.keys(fixed)];
  const known = new Set(columns.map(({ name }) => name));
  return (
    mapping.length === header.length && new Set(named).size === named.length && named.every((name) => known.has(name))
  );
}
