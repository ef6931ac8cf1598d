import type { PrefixRow } from '../affixes.ts';
import type { BasicNumber, BasicNumberCandidate, SuffixGroup } from './basic-number.ts';
import type { CompactDesignation } from './compact-designation.ts';
import { matchAccessoryNumbers } from './match-accessory-numbers.ts';
import { matchCombinedNeedleNumbers } from './match-combined-needle-numbers.ts';
import { matchInchBallNumbers } from './match-inch-ball-numbers.ts';
import { matchInchNumbers } from './match-inch-numbers.ts';
import { matchInsertNumbers } from './match-insert-numbers.ts';
import { matchIsoTaperNumbers } from './match-iso-taper-numbers.ts';
import { matchMachineNumbers } from './match-machine-numbers.ts';
import { matchNeedleNumbers } from './match-needle-numbers.ts';
import { matchOldNumbers } from './match-old-numbers.ts';
import { matchPlainNumbers } from './match-plain-numbers.ts';
import { matchCylindricalNumbers, matchNumericNumbers } from './match-radial-numbers.ts';
import { matchTrackRollers } from './match-track-rollers.ts';
import type { SuffixParse } from './parse-suffixes.ts';
import { parseSuffixes } from './parse-suffixes.ts';
import { prefixRows } from './prefix.data.ts';

export type ParseCandidate = {
  readonly basic: BasicNumber;
  readonly written: string;
  readonly prefixes: readonly PrefixRow[];
  readonly suffixes: SuffixParse;
  readonly complete: boolean;
  readonly cost: number;
};

const GAP_BONUS = 3;
const SPLIT_DIGITS_COST = 2;
/** Sealed or shielded bearings above this bore are not made: 6232Z is 623-2Z. */
const MAX_SEALED_BORE_MM = 150;
const UNLIKELY_SEAL_COST = 2;
const OLD_NUMBER_COST = 4;
/** Shorter old numbers, and R8, count only without unknown suffixes: 25TM41 is not 625. */
const MIN_RELIABLE_OLD_DIGITS = 5;

type Matcher = (text: string) => BasicNumberCandidate[];

const matchersOfDigits: readonly Matcher[] = [
  ...[matchNumericNumbers, matchInchNumbers, matchInchBallNumbers, matchMachineNumbers, matchOldNumbers],
];
const matchersOfLetters: readonly Matcher[] = [
  ...[matchNumericNumbers, matchCylindricalNumbers, matchNeedleNumbers, matchInsertNumbers, matchInchNumbers],
  ...[matchIsoTaperNumbers, matchInchBallNumbers, matchCombinedNeedleNumbers, matchTrackRollers, matchPlainNumbers],
  ...[matchMachineNumbers, matchAccessoryNumbers],
];

const matchBasicNumbers = (text: string): BasicNumberCandidate[] =>
  (/^\d/.test(text) ? matchersOfDigits : matchersOfLetters).flatMap((match) => match(text));

type Spelled = Pick<CompactDesignation, 'text' | 'gaps'>;

function countSplits({ text, gaps }: Spelled, from: number, end: number): number {
  let count = 0;
  for (let at = from + 1; at < end; at += 1) if (gaps.has(at) && /^\d\d$/.test(text.slice(at - 1, at + 1))) count += 1;
  return count;
}

function unlikelySeal({ sizes }: BasicNumber, { tokens }: SuffixParse): boolean {
  const sealed = tokens.some((token) => token.meaning.seal !== undefined);
  return sealed && (sizes.boreMm ?? 0) > MAX_SEALED_BORE_MM;
}

function isImplausibleSplit(
  { text, gaps }: Spelled,
  from: number,
  found: BasicNumberCandidate,
  { tokens }: SuffixParse,
): boolean {
  if (!tokens.some((token) => token.unknown)) return false;
  const { end, basic } = found;
  const cutOff = !gaps.has(end) && /\d\d/.test(text.slice(end - 1, end + 1)) && tokens[0]?.unknown === true;
  // 685/672 is a cone and a cup, not 685
  const pair = text.charAt(end) === '/' && /^\d+$/.test(tokens[0]?.text ?? '') && tokens[0]?.unknown === true;
  const short = basic.series === 'R' || (basic.group === 'g' && end - from < MIN_RELIABLE_OLD_DIGITS);
  return cutOff || pair || short || countSplits({ text, gaps }, from, end) > 0;
}

function toParseCandidates(
  spelling: CompactDesignation,
  found: BasicNumberCandidate,
  prefixes: readonly PrefixRow[],
  requestedDialect: string | undefined,
): ParseCandidate[] {
  const { basic, end } = found;
  const from = lengthOf(prefixes);
  const dialect = prefixes.find((prefix) => prefix.dialect)?.dialect ?? requestedDialect;
  const context = { group: basic.group, start: end, boreMm: basic.sizes.boreMm, ...(dialect && { dialect }) };
  const suffixes = parseSuffixes(spelling, context);
  if (isImplausibleSplit(spelling, from, found, suffixes)) return [];
  const atGap = spelling.gaps.has(end) || end === spelling.text.length;
  const costs = [
    found.cost,
    suffixes.cost,
    SPLIT_DIGITS_COST * countSplits(spelling, from, end),
    prefixes.length,
    atGap ? -GAP_BONUS : 0,
    unlikelySeal(basic, suffixes) ? UNLIKELY_SEAL_COST : 0,
    basic.group === 'g' ? OLD_NUMBER_COST : 0,
  ];
  const cost = costs.reduce((sum, one) => sum + one, 0);
  const complete = suffixes.tokens.every((token) => !token.unknown);
  return [{ basic, written: spelling.text.slice(from, end), prefixes, suffixes, complete, cost }];
}

const mayPrecede = (prefixes: readonly PrefixRow[], group: SuffixGroup): boolean =>
  prefixes.every((prefix) => prefix.on.includes(group));

const prefixFits = (prefix: PrefixRow, { text, gaps }: CompactDesignation, at: number): boolean =>
  text.startsWith(prefix.text, at) && (!/^\d+$/.test(prefix.text) || gaps.has(at + prefix.text.length));

const prefixesByLetter = Map.groupBy(prefixRows, ({ text }) => text.charAt(0));
const prefixesAt = (spelling: CompactDesignation, at: number): PrefixRow[] =>
  (prefixesByLetter.get(spelling.text.charAt(at)) ?? []).filter((row) => prefixFits(row, spelling, at));

const lengthOf = (prefixes: readonly PrefixRow[]): number =>
  prefixes.reduce((length, prefix) => length + prefix.text.length, 0);

function prefixChains(spelling: CompactDesignation): PrefixRow[][] {
  const ones = prefixesAt(spelling, 0).map((row) => [row]);
  const twos = ones.flatMap(([first]) =>
    prefixesAt(spelling, first?.text.length ?? 0).flatMap((second) => {
      const isDistinct = first && second.special !== first.special && second.material !== first.material;
      return isDistinct ? [[first, second]] : [];
    }),
  );
  return [[], ...ones, ...twos];
}

export function findParseCandidates(spelling: CompactDesignation, dialect: string | undefined): ParseCandidate[] {
  return prefixChains(spelling).flatMap((prefixes) => {
    const start = lengthOf(prefixes);
    return matchBasicNumbers(spelling.text.slice(start))
      .filter(({ basic }) => mayPrecede(prefixes, basic.group))
      .flatMap((found) => toParseCandidates(spelling, { ...found, end: found.end + start }, prefixes, dialect));
  });
}
