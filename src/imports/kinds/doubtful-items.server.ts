import { makers } from '../../bearings/makers.ts';
import { type ImportRow, type StagedRow, stagedOf } from '../../catalogue/import/import-row.server.ts';
import {
  findCategoriesOnSale,
  findMakersOnSale,
  findSameItems,
} from '../../catalogue/named-items/find-meant-items.server.ts';
import type { ItemCandidate } from '../../catalogue/named-items/named-item.rule.ts';
import { meaningOfWord } from '../columns/import-words.rule.ts';
import type { LineChoice, UnknownWord, ValidatedLine } from '../import-kind.data.ts';
import type { ImportWork, StagedLine } from './importer.ts';
import { knownWords } from './similar-words.rule.ts';

/** What a line says of makers and categories, by the columns of the file. */
const wordsOf = ({ maker, superCategory, category }: StagedRow) =>
  Object.entries({ brandname: maker, super_category: superCategory, category });

type WordFindings = { unknownWords: UnknownWord[]; problems: string[]; notes: string[] };

/** Finds makers and categories that no item has: those that look like another one are asked, the others are said. */
export async function createWordFinder({ db, site, words }: ImportWork): Promise<(row: StagedRow) => WordFindings> {
  const onSale = await findMakersOnSale(db, site);
  const { categories, superCategories } = await findCategoriesOnSale(db, site);
  const known = {
    brandname: knownWords([...makers.map(({ name }) => name), ...onSale]),
    super_category: knownWords(superCategories),
    category: knownWords(categories),
  };
  // In a shop without items every word is new, and nobody needs to be told.
  const isFirst = onSale.length === 0;
  return (row) => {
    const findings: WordFindings = { unknownWords: [], problems: [], notes: [] };
    for (const [name, word] of wordsOf(row)) {
      const list = known[name as keyof typeof known];
      if (word === '' || list.has(word)) continue;
      const like = meaningOfWord(words, name, word) === undefined ? list.like(word) : undefined;
      if (like !== undefined) {
        const choices = [
          { value: like, text: like },
          { value: word, text: `${word}, which is new` },
        ];
        findings.unknownWords.push({ name, word, choices });
        findings.problems.push(`${name} '${word}' is new, and may be ${like}; say which it is.`);
      } else if (!isFirst) findings.notes.push(`${name} '${word}' is new: no item that is sold has it yet.`);
    }
    return findings;
  };
}

type Cells = Readonly<Record<string, string>>;
type NewItem = { staged: StagedRow; values: unknown };

/** New items that are there already under another code: the same bearing of the same maker. A person says which it is. */
export async function askSameItems(
  { db, site, words }: ImportWork,
  made: readonly StagedRow[],
  lines: readonly StagedLine[],
): Promise<ReadonlyMap<number, ValidatedLine>> {
  const valuesOf = new Map(lines.map(({ line, values }) => [line, values]));
  const open = made
    .map((staged): NewItem => ({ staged, values: valuesOf.get(staged.line) }))
    .filter(({ staged, values }) => {
      const isSaid = meaningOfWord(words, 'itemcode', staged.code) !== undefined;
      return !isSaid && !(values as { isApart?: boolean }).isApart;
    });
  const same = await findSameItems(
    db,
    site,
    open.map(({ staged }) => staged),
  );
  return new Map(
    open.flatMap(({ staged, values }): [number, ValidatedLine][] => {
      const item = same.get(staged.line);
      if (!item) return [];
      const { line, code, maker, name } = staged;
      const problem = `${maker} ${name} is here already as ${item.code}, ${item.name}; say whether '${code}' is the same item.`;
      const choices = choicesFor({ staged, values }, item);
      return [[line, { line, outcome: 'wrong', problem, choices, found: { key: item.code, values: {} } }]];
    }),
  );
}

const choicesFor = ({ staged, values }: NewItem, item: ItemCandidate): LineChoice[] => [
  {
    kind: 'same',
    label: `The same item: change ${item.code}`,
    values: sameItem({ staged, values }, item),
    key: item.code,
  },
  { kind: 'apart', label: 'Another item', values: { ...(values as object), isApart: true }, key: staged.code },
];

/** The line as one of the item that is there, which keeps its name and maker. */
function sameItem({ staged, values }: NewItem, { code, name, maker }: ItemCandidate): Record<string, unknown> {
  const { cells } = values as { cells?: Cells };
  if (cells) {
    const { itemname: _name, brandname: _maker, ...rest } = cells;
    return { cells: { ...rest, itemcode: code } };
  }
  const { line: _, nameKey: _key, codeKey: _code, universalKey: _number, rowHash: _hash, ...kept } = staged;
  const { onHand, incoming, incomingKinds, universalStated, ...facts } = kept;
  const isSilent = onHand === null && incoming.length === 0 && incomingKinds === undefined;
  const stock = isSilent ? null : { onHand, incoming, ...(incomingKinds && { incomingKinds }) };
  const row: ImportRow = { ...facts, code, name, maker, universalStated: universalStated ?? '', stock };
  const { line: _line, ...same } = stagedOf(row, 0);
  return same;
}
