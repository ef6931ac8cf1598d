import { isDigitAt } from '../../lib/text-runs.ts';
import type { PrefixRow } from '../affixes.ts';
import type { BasicNumber, BasicNumberCandidate } from '../basic-numbers/basic-number.ts';
import { matchBasicNumbers } from '../basic-numbers/match-basic-numbers.ts';
import type { SuffixParse } from '../suffixes/parse-suffixes.ts';
import { parseSuffixes } from '../suffixes/parse-suffixes.ts';
import type { CompactDesignation } from './compact-designation.ts';
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

type Spelled = Pick<CompactDesignation, 'text' | 'gaps'>;

/** 25-24 and 36-107 are the old numbers 24 and 107 in a class of accuracy, and not 2524 and 36107. */
const isCutByClass = ({ hyphens }: CompactDesignation, from: number): boolean =>
  hyphens.has(from + 1) || hyphens.has(from + 2);

const isBetweenDigits = (text: string, at: number): boolean => isDigitAt(text, at - 1) && isDigitAt(text, at);

function countSplits({ text, gaps }: Spelled, from: number, end: number): number {
  let count = 0;
  for (let at = from + 1; at < end; at += 1) if (gaps.has(at) && isBetweenDigits(text, at)) count += 1;
  return count;
}

function unlikelySeal({ sizes }: BasicNumber, { tokens }: SuffixParse): boolean {
  const sealed = tokens.some((token) => token.meaning.seal !== undefined);
  return sealed && (sizes.boreMm ?? 0) > MAX_SEALED_BORE_MM;
}

function isImplausibleSplit(
  { text, gaps }: Spelled,
  from: number,
  end: number,
  basic: BasicNumber,
  { tokens }: SuffixParse,
): boolean {
  if (!tokens.some((token) => token.unknown)) return false;
  const cutOff = !gaps.has(end) && isBetweenDigits(text, end) && tokens[0]?.unknown === true;
  // 685/672 is a cone and a cup, not 685
  const pair = text.charAt(end) === '/' && /^\d+$/.test(tokens[0]?.text ?? '') && tokens[0]?.unknown === true;
  const short = basic.series === 'R' || (basic.group === 'g' && end - from < MIN_RELIABLE_OLD_DIGITS);
  return cutOff || pair || short || countSplits({ text, gaps }, from, end) > 0;
}

function toParseCandidate(
  spelling: CompactDesignation,
  found: BasicNumberCandidate,
  from: number,
  prefixes: readonly PrefixRow[],
  requestedDialect: string | undefined,
): ParseCandidate | undefined {
  const { basic } = found;
  if (basic.group === 'g' && isCutByClass(spelling, from)) return undefined;
  const end = from + found.end;
  const dialect = prefixes.find((prefix) => prefix.dialect)?.dialect ?? requestedDialect;
  const { group, type } = basic;
  const start = found.suffixes ? from + found.suffixes.end : end;
  const context = { group, type, start, boreMm: basic.sizes.boreMm, ...(dialect && { dialect }) };
  const behind = parseSuffixes(spelling, context);
  const suffixes = found.suffixes ? { ...behind, tokens: [...found.suffixes.tokens, ...behind.tokens] } : behind;
  if (isImplausibleSplit(spelling, from, end, basic, suffixes)) return undefined;
  const atGap = spelling.gaps.has(end) || end === spelling.text.length;
  const cost =
    found.cost +
    suffixes.cost +
    SPLIT_DIGITS_COST * countSplits(spelling, from, end) +
    prefixes.length +
    (atGap ? -GAP_BONUS : 0) +
    (unlikelySeal(basic, suffixes) ? UNLIKELY_SEAL_COST : 0) +
    (basic.group === 'g' ? OLD_NUMBER_COST : 0);
  const complete = suffixes.tokens.every((token) => !token.unknown);
  return { basic, written: spelling.text.slice(from, end), prefixes, suffixes, complete, cost };
}

/** The stainless bearings W of SKF are none of the series 1600: W1630 is the bearing of a water pump. */
const mayPrecede = (prefixes: readonly PrefixRow[], { group, series, type }: BasicNumber): boolean =>
  prefixes.every(
    ({ text, on, types }) =>
      on.includes(group) && (text !== 'W' || series !== '1600') && (types === undefined || types.includes(type)),
  );

const prefixFits = ({ text: prefix }: PrefixRow, { text, gaps }: CompactDesignation, at: number): boolean => {
  if (!text.startsWith(prefix, at)) return false;
  // E2.6205 is energy-efficient, E2607 a number of its own
  return gaps.has(at + prefix.length) || !/^E?\d+$/.test(prefix);
};

const prefixesByLetter = Map.groupBy(prefixRows, ({ text }) => text.charAt(0));
const NO_PREFIXES: readonly PrefixRow[] = [];

/** A prefix of digits is written apart: 6-205, but not 6205. */
function prefixesAt(spelling: CompactDesignation, at: number): readonly PrefixRow[] {
  const rows = prefixesByLetter.get(spelling.text.charAt(at));
  return rows?.filter((row) => prefixFits(row, spelling, at)) ?? NO_PREFIXES;
}

const lengthOf = (prefixes: readonly PrefixRow[]): number =>
  prefixes.reduce((length, prefix) => length + prefix.text.length, 0);

const NO_CHAINS: readonly (readonly PrefixRow[])[] = [[]];

function prefixChains(spelling: CompactDesignation): readonly (readonly PrefixRow[])[] {
  const ones = prefixesAt(spelling, 0).map((row) => [row]);
  if (ones.length === 0) return NO_CHAINS;
  const twos = ones.flatMap(([first]) =>
    prefixesAt(spelling, first?.text.length ?? 0).flatMap((second) => {
      const isOther = first && second.material !== first.material;
      const hasTwoMaterials = first?.material !== undefined && second.material !== undefined;
      const isDistinct = isOther && (hasTwoMaterials || second.special !== first.special);
      return isDistinct ? [[first, second]] : [];
    }),
  );
  return [[], ...ones, ...twos];
}

export function findParseCandidates(spelling: CompactDesignation, dialect: string | undefined): ParseCandidate[] {
  const candidates: ParseCandidate[] = [];
  for (const prefixes of prefixChains(spelling)) {
    const start = lengthOf(prefixes);
    for (const found of matchBasicNumbers(spelling.text.slice(start))) {
      if (!mayPrecede(prefixes, found.basic)) continue;
      const candidate = toParseCandidate(spelling, found, start, prefixes, dialect);
      if (candidate) candidates.push(candidate);
    }
  }
  return candidates;
}
