// Which column of a file is which of ours: by the name or another name that is usual for it, each of ours once.

import { normalizeUnicode } from '../../lib/normalize-unicode.js';
                                                           

const plain = (heading        ) =>
  normalizeUnicode(heading, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** For each heading the name of our column, or ''. */
export function matchColumns(header                   , columns                         )           {
  const taken = new Set        ();
  const named = (heading        , namesOf                                             ) =>
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
export const missingColumns = (mapping                   , columns                         )           =>
  columns.filter(({ name, required }) => required && !mapping.includes(name)).map(({ name }) => name);

/** Each heading has our column or none, and no column of ours is there twice. */
export function isPossibleMapping(
  mapping                   ,
  header                   ,
  columns                         ,
)          {
  const named = mapping.filter((name) => name !== '');
  const known = new Set(columns.map(({ name }) => name));
  return (
    mapping.length === header.length && new Set(named).size === named.length && named.every((name) => known.has(name))
  );
}
