// Where few items of the column that the heads name are found, and more of another one, that one is read.

import { type ListChoices, type ListSource, type ReadList, readList } from '../pasted-list/read-list.rule.ts';
import { type FindMatches, matchLines, splitLines } from './match-quick-lines.server.ts';

type ListToRead = { source: ListSource; choices?: ListChoices | undefined };

/** `insteadOf` has the head of the column that is not read, by the number of its sheet. */
type ReadColumns = { list: ReadList; insteadOf: ReadonlyMap<number, string> };

const maxCompared = 30;
const maxColumns = 4;

export async function readColumnsThatFind(
  { source, choices = {} }: ListToRead,
  findMatches: FindMatches,
): Promise<ReadColumns> {
  const list = readList(source, choices);
  const insteadOf = new Map<number, string>();
  const columns = [...(choices.columns ?? [])];
  for (const [sheet, { isRead, items, item }] of list.sheets.entries()) {
    const [first] = item?.columns ?? [];
    const isOne = first !== undefined && items.some(({ columns: [one] }) => one === first);
    const isChosen = choices.columns?.some((one) => one.sheet === sheet && one.item !== undefined);
    // Columns for both ends of a motor are all read.
    if (!isRead || isChosen || !isOne || items.length < 2 || item?.head.includes(', ')) continue;
    const others = items.flatMap(({ columns: [one] }) => (one === undefined || one === first ? [] : [one]));
    const found = [];
    for (const column of [first, ...others].slice(0, maxColumns)) {
      const read = readList(source, { ...choices, sheets: [sheet], columns: [...columns, { sheet, item: column }] });
      found.push({ column, ...(await countFound(read, findMatches)) });
      if (column === first && isMostly(found[0])) break;
    }
    const [named, ...rest] = found;
    const best = rest.toSorted((a, b) => b.found - a.found)[0];
    if (!named || !best || !isMostly(best) || best.found <= named.found) continue;
    columns.push({ sheet, item: best.column });
    insteadOf.set(sheet, item?.head ?? '');
  }
  return { list: insteadOf.size > 0 ? readList(source, { ...choices, columns }) : list, insteadOf };
}

type Found = { found: number; of: number };

const isMostly = (count: Found | undefined): boolean => count !== undefined && count.found * 2 >= count.of;

async function countFound({ rows }: ReadList, findMatches: FindMatches): Promise<Found> {
  const { candidates } = splitLines(rows.slice(0, maxCompared));
  const lines = await matchLines(findMatches, candidates);
  const found = lines.filter(
    ({ matched: { result, items } }) =>
      result === 'found' ||
      result === 'interchangeable' ||
      (result === 'choose' && items.some((one) => one.differs === '')),
  );
  return { found: found.length, of: lines.length };
}
