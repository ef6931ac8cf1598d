import type { Basic, Candidate, Group } from './basic.ts';
import { inchBasicsAt } from './basic-inch.ts';
import { insertBasicsAt } from './basic-insert.ts';
import { needleBasicsAt } from './basic-needle.ts';
import { oldBasicsAt } from './basic-old.ts';
import { otherBasicsAt } from './basic-other.ts';
import { cylindricalBasicsAt, numericBasicsAt } from './basic-radial.ts';
import type { PrefixRow } from './prefix.data.ts';
import { prefixRows } from './prefix.data.ts';
import type { Spelling } from './spelling.ts';
import type { SuffixReading } from './suffix.ts';
import { readSuffixes } from './suffix.ts';

/** One way to read a whole designation; the cheapest is the likeliest. */
export type WholeReading = {
  readonly basic: Basic;
  /** The basic number as it was written. */
  readonly written: string;
  readonly prefixes: readonly PrefixRow[];
  readonly suffixes: SuffixReading;
  readonly complete: boolean;
  readonly cost: number;
};

/** A number that ends where something separates is likelier than one that does not. */
const GAP_BONUS = 3;
/** Figures of one number are seldom written apart. */
const SPLIT_FIGURES_COST = 2;
/** Sealed or shielded bearings of this bore and more are not made: 6232Z is 623-2Z. */
const SEALED_BELOW_MM = 150;
const UNLIKELY_SEAL_COST = 2;
/** Today's number wins over the one of GB 272-64 where both are possible. */
const OLD_NUMBER_COST = 4;
/** Shorter old numbers, and R8, are read only where nothing unknown follows: 25TM41 is not 625. */
const SURE_OLD_FIGURES = 5;

const basicsAt = (text: string): Candidate[] => [
  ...numericBasicsAt(text),
  ...cylindricalBasicsAt(text),
  ...needleBasicsAt(text),
  ...insertBasicsAt(text),
  ...inchBasicsAt(text),
  ...otherBasicsAt(text),
  ...oldBasicsAt(text),
];

/** Separators between two figures of the basic number. */
function splits({ text, gaps }: Spelling, from: number, end: number): number {
  let count = 0;
  for (let at = from + 1; at < end; at += 1) if (gaps.has(at) && /^\d\d$/.test(text.slice(at - 1, at + 1))) count += 1;
  return count;
}

function unlikelySeal({ sizes }: Basic, { tokens }: SuffixReading): boolean {
  const sealed = tokens.some((token) => token.meaning.seal !== undefined);
  return sealed && (sizes.boreMm ?? 0) > SEALED_BELOW_MM;
}

/** A number cut off inside its figures or written apart, or a short one, with something unknown behind. */
function isTorn({ text, gaps }: Spelling, from: number, found: Candidate, { tokens }: SuffixReading): boolean {
  if (!tokens.some((token) => token.unknown)) return false;
  const { end, basic } = found;
  const cutOff = !gaps.has(end) && /\d\d/.test(text.slice(end - 1, end + 1)) && tokens[0]?.unknown === true;
  // 685/672 is a cone and a cup, not 685
  const pair = text.charAt(end) === '/' && /^\d+$/.test(tokens[0]?.text ?? '') && tokens[0]?.unknown === true;
  const short = basic.series === 'R' || (basic.group === 'g' && end - from < SURE_OLD_FIGURES);
  return cutOff || pair || short || splits({ text, gaps }, from, end) > 0;
}

function wholeOf(
  spelling: Spelling,
  found: Candidate,
  prefixes: readonly PrefixRow[],
  named: string | undefined,
): WholeReading[] {
  const { basic, end } = found;
  const from = lengthOf(prefixes);
  const dialect = prefixes.find((prefix) => prefix.dialect)?.dialect ?? named;
  const context = { group: basic.group, start: end, boreMm: basic.sizes.boreMm, ...(dialect && { dialect }) };
  const suffixes = readSuffixes(spelling, context);
  if (isTorn(spelling, from, found, suffixes)) return [];
  const atGap = spelling.gaps.has(end) || end === spelling.text.length;
  const costs = [
    found.cost,
    suffixes.cost,
    SPLIT_FIGURES_COST * splits(spelling, from, end),
    prefixes.length,
    atGap ? -GAP_BONUS : 0,
    unlikelySeal(basic, suffixes) ? UNLIKELY_SEAL_COST : 0,
    basic.group === 'g' ? OLD_NUMBER_COST : 0,
  ];
  const cost = costs.reduce((sum, one) => sum + one, 0);
  const complete = suffixes.tokens.every((token) => !token.unknown);
  return [{ basic, written: spelling.text.slice(from, end), prefixes, suffixes, complete, cost }];
}

const mayPrecede = (prefixes: readonly PrefixRow[], group: Group): boolean =>
  prefixes.every((prefix) => prefix.on.includes(group));

/** A figure as precision class needs its dash: 6-205. */
const prefixFits = (prefix: PrefixRow, { text, gaps }: Spelling, at: number): boolean =>
  text.startsWith(prefix.text, at) && (!/^\d$/.test(prefix.text) || gaps.has(at + 1));

const lengthOf = (prefixes: readonly PrefixRow[]): number =>
  prefixes.reduce((length, prefix) => length + prefix.text.length, 0);

/** No prefix, one, or two that say different things (S and HC). */
function prefixChains(spelling: Spelling): PrefixRow[][] {
  const ones = prefixRows.filter((row) => prefixFits(row, spelling, 0)).map((row) => [row]);
  const twos = ones.flatMap(([first]) =>
    prefixRows.flatMap((second) => {
      const apart = first && second.special !== first.special && second.material !== first.material;
      return apart && prefixFits(second, spelling, first.text.length) ? [[first, second]] : [];
    }),
  );
  return [[], ...ones, ...twos];
}

/** Every way to read the spelling, in no order. */
export function wholeReadings(spelling: Spelling, dialect: string | undefined): WholeReading[] {
  return prefixChains(spelling).flatMap((prefixes) => {
    const start = lengthOf(prefixes);
    return basicsAt(spelling.text.slice(start))
      .filter(({ basic }) => mayPrecede(prefixes, basic.group))
      .flatMap((found) => wholeOf(spelling, { ...found, end: found.end + start }, prefixes, dialect));
  });
}
