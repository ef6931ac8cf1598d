import { createHash } from 'node:crypto';
                                                           
import { matchColumns } from './match-columns.rule.js';

/** The last column of a file of errors; it is not read when the corrected file comes back. */
export const problemHeading = 'what_is_wrong';

const isOurs = (heading        ) => heading.toLowerCase() === problemHeading;

/** Names a first line, with or without the column of errors. */
export const headerHash = (header                   )         =>
  createHash('sha256')
    .update(JSON.stringify(header.filter((heading) => !isOurs(heading)).map((heading) => heading.toLowerCase())))
    .digest('base64url');

/** What is remembered of a mapping: without the column of errors. */
export const mappingToRemember = (header                   , mapping                   )           =>
  mapping.filter((_name, at) => !isOurs(header[at] ?? ''));

/** As it was matched the last time, else by the names. */
export function proposeMapping(
  header                   ,
  columns                         ,
  remembered                               ,
)           {
  const own = header.filter((heading) => !isOurs(heading));
  const known = new Set(['', ...columns.map(({ name }) => name)]);
  const isUsable = remembered?.length === own.length && remembered.every((name) => known.has(name));
  const names = (isUsable ? [...remembered] : matchColumns(own, columns)).values();
  return header.map((heading) => (isOurs(heading) ? '' : (names.next().value ?? '')));
}
