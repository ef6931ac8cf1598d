import { findStoredItems } from '../../catalogue/import/import-batch.server.ts';
import { requiredColumns } from '../../catalogue/import/import-columns.server.ts';
import { findCodesAlike, type ItemNaming } from '../../catalogue/named-items/find-meant-items.server.ts';
import { isOfMaker } from '../../catalogue/named-items/named-item.rule.ts';
import { meaningOfWord } from '../columns/import-words.rule.ts';
import type { ValidatedLine } from '../import-kind.data.ts';
import type { ImportWork, StagedLine } from './importer.ts';
import { nameItems } from './name-items.server.ts';

type Cells = Readonly<Record<string, string>>;
type WithCells = { cells: Cells };

const cellsOf = ({ values }: StagedLine): Cells | undefined => (values as Partial<WithCells>).cells;

/** Whether a line has all that a new item needs. */
export const isWholeItem = (cells: Cells): boolean => requiredColumns.every((name) => name in cells);

function namingOf(cells: Cells): ItemNaming {
  const { itemcode: code = '', itemname = '', brandname = '' } = cells;
  return { code, name: itemname === code ? '' : itemname.trim(), maker: brandname.trim() };
}

type NamedLines = { lines: StagedLine[]; found: ReadonlySet<number>; wrong: ValidatedLine[] };

/** A line that could make no new item means one that is there, by another spelling or by its maker and designation. */
export async function nameItemLines(
  { db, site, words }: ImportWork,
  lines: readonly StagedLine[],
): Promise<NamedLines> {
  const partly = lines.flatMap((one) => {
    const cells = cellsOf(one);
    return cells && !isWholeItem(cells) ? [{ ...one, cells, naming: namingOf(cells) }] : [];
  });
  const codes = partly.flatMap(({ naming: { code } }) => (code === '' ? [] : [code]));
  const itemOf = new Map(
    (codes.length > 0 ? await findStoredItems(db, site, codes) : []).map((item) => [item.code, item]),
  );
  const open = partly.filter(({ naming: { code, maker } }) => {
    const item = itemOf.get(code);
    return !item || (maker !== '' && !isOfMaker(item, maker));
  });
  const named = await nameItems(
    db,
    site,
    words,
    open.map(({ naming }) => naming),
  );
  const wrong: ValidatedLine[] = [];
  const codeOf = new Map<number, string>();
  for (const [place, { line, naming }] of open.entries()) {
    const item = named[place];
    if (item && 'code' in item) codeOf.set(line, item.code);
    // What a new item lacks is said by its reading.
    else if (item && (item.unknownWords.some(({ name }) => name === 'item') || naming.code === ''))
      wrong.push({ line, outcome: 'wrong', ...item, found: { key: '', values: {} } });
  }
  const isWrong = new Set(wrong.map(({ line }) => line));
  return {
    wrong,
    found: new Set(codeOf.keys()),
    lines: lines.flatMap((one): StagedLine[] => {
      const code = codeOf.get(one.line);
      if (isWrong.has(one.line)) return [];
      if (code === undefined) return [one];
      // The words by which it was found say nothing new of the item.
      const { itemname: _name, brandname: _maker, ...cells } = cellsOf(one) ?? {};
      return [{ ...one, key: code, values: { cells: { ...cells, itemcode: code } } satisfies WithCells }];
    }),
  };
}

/** New items whose code is another spelling of one that is there are asked; the answer may be that it is new. */
export async function askCodesAlike(
  { db, site, words }: ImportWork,
  lines: readonly { line: number; code: string; codeKey: string }[],
): Promise<ReadonlyMap<number, ValidatedLine>> {
  const open = lines.filter(({ code }) => meaningOfWord(words, 'itemcode', code) === undefined);
  const alike = await findCodesAlike(db, site, open);
  return new Map(
    open.flatMap(({ line, code, codeKey }): [number, ValidatedLine][] => {
      const [item] = (alike.get(codeKey) ?? []).filter((one) => one.code !== code);
      if (!item) return [];
      const text = `${item.maker} ${item.name} · ${item.code}`;
      const choices = [
        { value: item.code, text },
        { value: code, text: `a new item, ${code}` },
      ];
      const problem = `'${code}' may be ${item.code}, ${item.maker} ${item.name}, or a new item; say which it is.`;
      const unknownWords = [{ name: 'itemcode', word: code, choices }];
      return [[line, { line, outcome: 'wrong', problem, unknownWords, found: { key: '', values: {} } }]];
    }),
  );
}
