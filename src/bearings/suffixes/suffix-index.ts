import type { SuffixGroup, SuffixRow } from '../affixes.ts';
import { exclusiveFactsOf } from './exclusive-facts.ts';
import { suffixRows } from './suffix.data.ts';
import type { SuffixToken } from './suffix-token.ts';

/** A suffix that can be read at one place. */
export type SuffixStep = {
  readonly token: SuffixToken;
  readonly facts: number;
  readonly cost: number;
  /** Undefined for what no table lists. */
  readonly row?: SuffixRow;
  /** May stand only after one of these. */
  readonly after?: readonly string[] | undefined;
  readonly needsPairing?: true;
};

type IndexedSuffix = SuffixStep & { readonly row: SuffixRow };

/** The spellings that begin with the same letters. */
type Branch = { readonly next: Map<number, Branch>; readonly ends: IndexedSuffix[] };

const DESIGN_COST = 1.5;
/** Half ranges of clearance are rare: C3LHT23 is C3 with LHT23. */
const CLEARANCE_NOTE_COST = 0.3;
/** When two parses are equal, the one with the longer suffixes wins: AC and M before A and CM. */
const LENGTH_BONUS = 0.02;
const MAX_SUFFIX_LENGTH = 8;

const costOf = (row: SuffixRow): number =>
  (row.variant === 'design' ? DESIGN_COST : 1) +
  (row.clearanceNote === undefined ? 0 : CLEARANCE_NOTE_COST) -
  (row.dialect === undefined ? 0 : 0.5);

const indexed = (row: SuffixRow, text: string): IndexedSuffix => ({
  row,
  token: { text, meaning: row, standard: !row.source.startsWith('maker ') },
  facts: exclusiveFactsOf(row),
  cost: costOf(row) - LENGTH_BONUS * text.length,
  after: row.after?.split(' '),
});

const isOn = (on: string, group: SuffixGroup): boolean => on.includes(group) || (on.startsWith('*') && group !== 'g');

const newBranch = (): Branch => ({ next: new Map(), ends: [] });

function branchFor(root: Branch, text: string): Branch {
  let branch = root;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const next = branch.next.get(code) ?? newBranch();
    branch.next.set(code, next);
    branch = next;
  }
  return branch;
}

function buildIndex(group: SuffixGroup): Branch {
  const root = newBranch();
  for (const row of suffixRows)
    if (isOn(row.on, group))
      for (const text of row.text.split(' ')) branchFor(root, text).ends.push(indexed(row, text));
  return root;
}

const indexByGroup = new Map<SuffixGroup, Branch>();

function indexFor(group: SuffixGroup): Branch {
  const known = indexByGroup.get(group);
  if (known) return known;
  const index = buildIndex(group);
  indexByGroup.set(group, index);
  return index;
}

/** The suffixes of this group that are written at `from`, the longest first. */
export function suffixesAt(text: string, from: number, group: SuffixGroup): readonly IndexedSuffix[] {
  let branch: Branch | undefined = indexFor(group);
  let found: readonly IndexedSuffix[] = [];
  for (let length = 1; length <= MAX_SUFFIX_LENGTH && from + length <= text.length; length += 1) {
    branch = branch.next.get(text.charCodeAt(from + length - 1));
    if (!branch) break;
    if (branch.ends.length > 0) found = found.length === 0 ? branch.ends : [...branch.ends, ...found];
  }
  return found;
}

/** Letters that are written in one with others, or apart from their figure: 7206 BECBP, 22316 EKJA, 6205 ABEC 5, CF 12 VBUU. */
const writtenInOne = [
  'BE',
  'EK',
  'ECK',
  'CCK',
  'CAK',
  'EAK',
  'KEM',
  'KEJ',
  'ABEC',
  'VUU',
  'VBUU',
  'UUAJ',
  'UUOP',
  'LUU',
  'LUUOP',
];
const behindOthers = suffixRows.filter(({ first, on }) => !first && on !== 'g');
const spellings = new Set([...writtenInOne, ...behindOthers.flatMap(({ text }) => text.split(' '))]);

/** 7206 BWDB, 7205 BMSU: no word ends so. */
const ENDS_WITH_PAIRING = /(?:D[BFT]|SU)$/;

/** Whether letters alone may be suffixes (CTYNDUL, CAMA): of a word such as MOTOR more than one letter is left over. */
export function isMadeOfSuffixes(word: string): boolean {
  if (ENDS_WITH_PAIRING.test(word)) return true;
  const fewestLeft = [0];
  for (let end = 1; end <= word.length; end += 1) {
    let fewest = (fewestLeft[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - MAX_SUFFIX_LENGTH); start < end - 1; start += 1)
      if (spellings.has(word.slice(start, end))) fewest = Math.min(fewest, fewestLeft[start] ?? 0);
    fewestLeft[end] = fewest;
  }
  return (fewestLeft[word.length] ?? 0) <= 1;
}
