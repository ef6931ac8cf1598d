import type { SuffixMeaning, SuffixRow } from '../affixes.ts';
import { inchesToMm } from '../dimensions/inches.ts';
import type { SuffixGroup } from './basic-number.ts';
import type { CompactDesignation } from './compact-designation.ts';
import { accessoryPattern, executionPatterns, greasePatterns, suffixRows } from './suffix.data.ts';

export type SuffixToken = {
  readonly text: string;
  readonly meaning: SuffixMeaning;
  readonly unknown?: true;
  readonly standard: boolean;
};

export type SuffixParse = { readonly tokens: readonly SuffixToken[]; readonly cost: number };

export type SuffixContext = {
  readonly group: SuffixGroup;
  readonly start: number;
  readonly boreMm: number | null;
  readonly dialect?: string;
};

type State = { readonly tokens: readonly SuffixToken[]; readonly cost: number };

const UNKNOWN_RUN_COST = 5;
const UNKNOWN_LETTER_COST = 3;
const GAP_COST = 1.5;
const DESIGN_COST = 1.5;
/** Half ranges of clearance are rare: C3LHT23 is C3 with LHT23. */
const CLEARANCE_NOTE_COST = 0.3;
/** Of two equal parses the one with the longer suffixes wins: AC and M before A and CM. */
const LENGTH_BONUS = 0.02;
const BEAM = 6;
const MAX_SUFFIX_LENGTH = 8;

const byText = new Map<string, SuffixRow[]>();
for (const row of suffixRows)
  for (const text of row.text.split(' ')) byText.set(text, [...(byText.get(text) ?? []), row]);

/** Whether letters alone may be suffixes (CTYNDUL, CAMA): of a word such as MOTOR more than one letter is left over. */
export function isMadeOfSuffixes(word: string): boolean {
  const fewestLeft = [0];
  for (let end = 1; end <= word.length; end += 1) {
    let fewest = (fewestLeft[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - MAX_SUFFIX_LENGTH); start < end - 1; start += 1)
      if (byText.has(word.slice(start, end))) fewest = Math.min(fewest, fewestLeft[start] ?? 0);
    fewestLeft[end] = fewest;
  }
  return (fewestLeft[word.length] ?? 0) <= 1;
}

const isOn = (on: string, group: SuffixGroup): boolean => on.includes(group) || (on.startsWith('*') && group !== 'g');

const EXCLUSIVE_FACTS = [
  'seal',
  'clearance',
  'bore',
  'snapRing',
  'precision',
  'angleDegrees',
  'pairing',
  'cage',
  'material',
  'special',
] as const satisfies readonly (keyof SuffixMeaning)[];

function sealAndShield(tokens: readonly SuffixToken[], meaning: SuffixMeaning): boolean {
  const sealed = tokens.filter((token) => token.meaning.seal !== undefined);
  const pair = [sealed[0]?.meaning.seal, meaning.seal].sort().join(' ');
  return sealed.length === 1 && (pair === 'RS Z' || pair === 'RZ Z');
}

function contradicts(tokens: readonly SuffixToken[], meaning: SuffixMeaning): boolean {
  return EXCLUSIVE_FACTS.some((fact) => {
    if (meaning[fact] === undefined) return false;
    const earlier = tokens.filter((token) => token.meaning[fact] !== undefined);
    if (earlier.length === 0) return false;
    if (fact === 'cage') return earlier.some((token) => token.meaning.cage !== meaning.cage);
    return fact !== 'seal' || !sealAndShield(tokens, meaning);
  });
}

function fits(row: SuffixRow, context: SuffixContext, tokens: readonly SuffixToken[]): boolean {
  if (!isOn(row.on, context.group)) return false;
  if (row.dialect !== undefined && row.dialect !== context.dialect) return false;
  if (row.toMm !== undefined && (context.boreMm === null || context.boreMm > row.toMm)) return false;
  if (row.first && tokens.length > 0) return false;
  if (row.after !== undefined && !row.after.split(' ').includes(tokens.at(-1)?.text ?? '')) return false;
  return !contradicts(tokens, row);
}

type SuffixStep = { readonly token: SuffixToken; readonly length: number; readonly cost: number };

const tokenCost = (row: SuffixRow): number =>
  (row.variant === 'design' ? DESIGN_COST : 1) +
  (row.clearanceNote === undefined ? 0 : CLEARANCE_NOTE_COST) -
  (row.dialect === undefined ? 0 : 0.5);

function tableSteps(rest: string, context: SuffixContext, tokens: readonly SuffixToken[]): SuffixStep[] {
  const steps: SuffixStep[] = [];
  for (let length = Math.min(MAX_SUFFIX_LENGTH, rest.length); length > 0; length -= 1) {
    const text = rest.slice(0, length);
    for (const row of byText.get(text) ?? [])
      if (fits(row, context, tokens)) {
        const cost = tokenCost(row) - LENGTH_BONUS * length;
        steps.push({ token: { text, meaning: row, standard: !row.source.startsWith('maker ') }, length, cost });
      }
  }
  return steps;
}

/** 2RS-16 is not RS1 with a 6: what a hyphen cuts off from the letters before it is a word of its own. */
function isCutByHyphen({ hyphens }: CompactDesignation, from: number, text: string): boolean {
  if (/^(?:[CP]|ABEC)\d$/.test(text)) return false;
  for (let i = 1; i < text.length; i += 1) if (hyphens.has(from + i) && /\d/.test(text.charAt(i))) return true;
  return false;
}

const PATTERN_COST = 1.2;
const patternStep = (text: string, meaning: SuffixMeaning): SuffixStep => ({
  token: { text, meaning, standard: false },
  length: text.length,
  cost: PATTERN_COST,
});

function patternSteps(rest: string, { group }: SuffixContext, tokens: readonly SuffixToken[]): SuffixStep[] {
  const found = (patterns: typeof greasePatterns): string[] =>
    patterns.filter(({ on }) => on.includes(group)).flatMap(({ pattern }) => pattern.exec(rest)?.[0] ?? []);
  const accessory = group === 'g' ? undefined : accessoryPattern.exec(rest)?.[0];
  return [
    ...found(greasePatterns).map((text) => patternStep(text, { variant: 'grease' })),
    ...found(executionPatterns).map((text) => patternStep(text, { special: text })),
    ...axialClearanceSteps(rest, group, tokens),
    ...(accessory === undefined ? [] : [patternStep(accessory, { special: `with ${accessory.replace('+', '')}` })]),
  ];
}

/** Of a matched pair of tapered roller bearings: DBC270 is DB with 270 µm, not DB with C2. */
function axialClearanceSteps(rest: string, group: SuffixGroup, tokens: readonly SuffixToken[]): SuffixStep[] {
  const found = /^C(\d{3})(?!\d)/.exec(rest);
  const isMatched = tokens.some(({ meaning }) => meaning.pairing !== undefined);
  if (!found || !isMatched || !/[tu]/.test(group)) return [];
  return [patternStep(found[0], { axialClearanceMicrons: Number(found[1]) })];
}

const gapsInside = (gaps: ReadonlySet<number>, from: number, length: number): number => {
  let count = 0;
  for (let i = from + 1; i < from + length; i += 1) if (gaps.has(i)) count += 1;
  return count;
};

function unknownLength({ text, gaps }: CompactDesignation, from: number): number {
  let end = from + 1;
  while (end < text.length && !gaps.has(end)) end += 1;
  return end - from;
}

/** Suffixes recognized even after unknown text: 6306DDU8C3E has clearance C3. */
const UNMISTAKABLE_SUFFIX = /^(?:C[2345](?!\d)|W33|ZZ|DDU|LLU|LLB|VV|2R[SUDZ]|2Z)/;

function unknownLengths(rest: string, length: number): number[] {
  const before = Array.from({ length: length - 1 }, (_, i) => i + 1);
  const digitBefore = (at: number): boolean => /^\d2/.test(rest.slice(at - 1));
  return [...before.filter((at) => UNMISTAKABLE_SUFFIX.test(rest.slice(at)) && !digitBefore(at)), length];
}

function stepsFrom(
  spelling: CompactDesignation,
  from: number,
  context: SuffixContext,
  tokens: readonly SuffixToken[],
): SuffixStep[] {
  const rest = spelling.text.slice(from);
  const known = [...tableSteps(rest, context, tokens), ...patternSteps(rest, context, tokens)]
    .filter(({ token }) => !isCutByHyphen(spelling, from, token.text))
    .map((step) => ({ ...step, cost: step.cost + GAP_COST * gapsInside(spelling.gaps, from, step.length) }));
  const unknown = unknownLengths(rest, unknownLength(spelling, from)).map((length): SuffixStep => {
    const token: SuffixToken = { text: rest.slice(0, length), meaning: {}, unknown: true, standard: false };
    return { token, length, cost: UNKNOWN_RUN_COST + UNKNOWN_LETTER_COST * length };
  });
  return [...known, ...specialBoreSteps(spelling, from, context), ...unknown];
}

/** A bore that is not the one of the bore code, as the trade writes it: 6203-2Z-10, 6203-5/8-2RS, 6205/25.4. */
function specialBoreSteps(spelling: CompactDesignation, from: number, context: SuffixContext): SuffixStep[] {
  const { text, gaps } = spelling;
  const { boreMm, group } = context;
  if (group !== 'b' || boreMm === null || !gaps.has(from)) return [];
  return writtenBores(spelling, from).flatMap(([written, bore]) => {
    const end = from + written.length;
    const isWhole = end === text.length || gaps.has(end);
    return isWhole && isNearBore(bore, boreMm) ? [patternStep(written, { specialBoreMm: bore })] : [];
  });
}

function writtenBores({ text, hyphens }: CompactDesignation, from: number): (readonly [string, number])[] {
  const rest = text.slice(from);
  const ofFraction = (pattern: RegExp): (readonly [string, number])[] => {
    const [written, numerator, denominator] = pattern.exec(rest) ?? [];
    return written === undefined ? [] : [[written, inchesToMm(Number(numerator) / Number(denominator))]];
  };
  const mm = text.charAt(from - 1) === '/' ? /^\d{1,3}\.\d{1,3}(?!\d)/.exec(rest)?.[0] : undefined;
  const sixteenths = hyphens.has(from) ? /^\d{1,2}/.exec(rest)?.[0] : undefined;
  return [
    ...ofFraction(/^(\d{1,2})\/(\d)/),
    ...ofFraction(/^(\d{1,2})\/(\d\d)/),
    ...(mm === undefined ? [] : [[mm, Number(mm)] as const]),
    ...(sixteenths === undefined ? [] : [[sixteenths, inchesToMm(Number(sixteenths) / 16)] as const]),
  ];
}

/** A bearing is bored out or sleeved by a few millimetres only. */
const isNearBore = (specialMm: number, boreMm: number): boolean =>
  specialMm !== boreMm && specialMm > boreMm - 5.5 && specialMm < boreMm + 2.5;

export function parseSuffixes(spelling: CompactDesignation, context: SuffixContext): SuffixParse {
  const states: State[][] = Array.from({ length: spelling.text.length + 1 }, () => []);
  states[context.start] = [{ tokens: [], cost: 0 }];
  for (let at = context.start; at < spelling.text.length; at += 1) {
    const best = (states[at] ?? []).sort((a, b) => a.cost - b.cost).slice(0, BEAM);
    const separator = /[/+]/.test(spelling.text.charAt(at)) && !accessoryPattern.test(spelling.text.slice(at));
    for (const state of best) {
      if (separator) {
        states[at + 1]?.push(state);
        continue;
      }
      for (const step of stepsFrom(spelling, at, context, state.tokens))
        states[at + step.length]?.push({ tokens: [...state.tokens, step.token], cost: state.cost + step.cost });
    }
  }
  const [cheapest] = (states[spelling.text.length] ?? []).sort((a, b) => a.cost - b.cost);
  return cheapest ?? { tokens: [], cost: Number.POSITIVE_INFINITY };
}
