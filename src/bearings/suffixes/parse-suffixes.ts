import { isDigitAt } from '../../lib/text-runs.ts';
import type { SuffixGroup, SuffixMeaning, SuffixRow } from '../affixes.ts';
import type { BearingType } from '../attributes.ts';
import { contradicts, exclusiveFactsOf, hasPairing, type TokenChain, tokensOf } from './exclusive-facts.ts';
import { specialBoresAt, wholeBoresAt } from './special-bores.ts';
import { accessoryPattern, executionPatterns, greasePatterns, type SuffixPattern } from './suffix.data.ts';
import { type SuffixStep, suffixesAt } from './suffix-index.ts';
import type { Spelled, SuffixToken } from './suffix-token.ts';

export type SuffixParse = { readonly tokens: readonly SuffixToken[]; readonly cost: number };

export type SuffixContext = {
  readonly group: SuffixGroup;
  readonly type: BearingType;
  readonly start: number;
  readonly boreMm: number | null;
  readonly dialect?: string;
};

type State = TokenChain & { readonly cost: number };

const UNKNOWN_RUN_COST = 5;
const UNKNOWN_LETTER_COST = 3;
const GAP_COST = 1.5;
const BEAM = 6;
const PATTERN_COST = 1.2;

const fits = ({ dialect, only, toMm }: SuffixRow, context: SuffixContext): boolean =>
  (dialect === undefined || dialect === context.dialect) &&
  (only === undefined || only === context.type) &&
  (toMm === undefined || (context.boreMm !== null && context.boreMm <= toMm));

/** ZZ1 has two shields; it is not one shield with the noise class Z1. */
const isCutShield = (token: SuffixToken, before: SuffixToken | undefined, isApart: boolean): boolean =>
  !isApart && before?.text === 'Z' && /^Z\d$/.test(token.text);

function canFollow({ token, row, facts, after, needsPairing }: SuffixStep, state: State, isApart: boolean): boolean {
  if (isCutShield(token, state.token, isApart)) return false;
  if (needsPairing && !hasPairing(state.facts)) return false;
  if (row === undefined) return true;
  if (row.first && state.token) return false;
  if (after !== undefined && !after.includes(state.token?.text ?? '')) return false;
  return !contradicts(state, row, facts);
}

const patternStep = (text: string, meaning: SuffixMeaning): SuffixStep => ({
  token: { text, meaning, standard: false },
  cost: PATTERN_COST,
  facts: exclusiveFactsOf(meaning),
});

const ACCESSORY_STARTS = '+AHOU';

/** 22205C is 22205 with the design C, not 2220 with the grease 5C. */
const isInNumber = ({ text, gaps }: Spelled, from: number): boolean =>
  isDigitAt(text, from) && isDigitAt(text, from - 1) && !gaps.has(from);

function patternSteps(spelling: Spelled, from: number, { group, start }: SuffixContext): SuffixStep[] {
  const { text } = spelling;
  const first = text.charAt(from);
  let rest = '';
  const found = (patterns: readonly SuffixPattern[], meaning: (written: string) => SuffixMeaning): SuffixStep[] => {
    const steps: SuffixStep[] = [];
    for (const { starts, on, pattern } of patterns) {
      if (!starts.includes(first) || !on.includes(group)) continue;
      rest ||= text.slice(from);
      const written = pattern.exec(rest)?.[0];
      if (written !== undefined) steps.push(patternStep(written, meaning(written)));
    }
    return steps;
  };
  const steps = [
    ...(from === start && isInNumber(spelling, from) ? [] : found(greasePatterns, () => ({ variant: 'grease' }))),
    ...found(executionPatterns, (written) => ({ special: written })),
  ];
  if (first === 'C') steps.push(...axialClearanceSteps(text.slice(from), group));
  if (group !== 'g' && ACCESSORY_STARTS.includes(first)) {
    const accessory = accessoryPattern.exec(text.slice(from))?.[0];
    if (accessory !== undefined) steps.push(patternStep(accessory, { special: `with ${accessoryNumber(accessory)}` }));
  }
  return steps;
}

/** AHX310, AH310X and AH310 are one withdrawal sleeve, HJ205EC and HJ205E one angle ring. Sources: ISO 2982-1, maker SKF. */
const accessoryNumber = (written: string): string =>
  written
    .replace('+', '')
    .replace(/^(AO?H)X?(\d+)X?$/, '$1$2')
    .replace(/EC$/, 'E');

/** Reads a matched pair: DBC270 is DB with 270 µm, not DB with C2. */
function axialClearanceSteps(rest: string, group: SuffixGroup): SuffixStep[] {
  const found = 'tua'.includes(group) ? /^C(\d{3})(?!\d)/.exec(rest) : null;
  if (!found) return [];
  const step = patternStep(found[0], { axialClearanceMicrons: Number(found[1]) });
  return [{ ...step, needsPairing: true }];
}

/** People write a hyphen before the digit of these too: W-33, TVP-2. */
const MAY_BE_HYPHENATED = /^(?:(?:[CPJ]|ABEC|TVP|TN)\d|VA\d{3}|W33|K30|E4)$/;

/** 2RS-16 is not RS1 with a 6: what a hyphen cuts off from the letters before it is a word of its own. */
function isCutByHyphen({ hyphens }: Spelled, from: number, text: string): boolean {
  for (let i = 1; i < text.length && hyphens.size > 0; i += 1)
    if (hyphens.has(from + i) && isDigitAt(text, i)) return !MAY_BE_HYPHENATED.test(text);
  return false;
}

/** 6205-C-2HRS of FAG without its hyphens has two seals and not one with C2: 6205C2HRS. */
function isCutBySeal({ text, gaps }: Spelled, from: number, suffix: string, group: SuffixGroup): boolean {
  const mayBeDesign = group === 'b' && (suffix === 'C2' || suffix === 'C2H');
  return mayBeDesign && !gaps.has(from + suffix.length) && ONE_SEAL.test(text.slice(from + 2));
}
const ONE_SEAL = /^(?:HRS|BRS|ELS|RS|RZ|Z(?!Z))/;

/** 6205-Z2 may be a spelling of 6205-2Z; Z2 is a noise class behind a slash or another suffix, and in Z2V2. */
const mayBeTwoShields = ({ text }: Spelled, from: number, suffix: string, start: number): boolean =>
  from === start && (suffix === 'Z' || suffix === 'Z2') && /^Z2(?![\dRV])/.test(text.slice(from));

/** C10 is a preload and C270 a clearance in µm, not C1 and C2; 6205C32RS is C3 and 2RS, ZZC35K C3 with the grease 5K. */
function isCutByDigit({ text, gaps }: Spelled, from: number, suffix: string): boolean {
  const end = from + suffix.length;
  const isClearance = suffix.length === 2 && suffix.startsWith('C') && isDigitAt(suffix, 1);
  return isClearance && isDigitAt(text, end) && !gaps.has(end) && !MAY_FOLLOW_CLEARANCE.test(text.slice(end));
}

const MAY_FOLLOW_CLEARANCE = /^(?:2(?:RS|Z)|(?:[23]AS|[28]A|5[CK]|1K)(?![A-Z\d]))/;

const gapsInside = (gaps: ReadonlySet<number>, from: number, length: number): number => {
  let count = 0;
  for (let i = from + 1; i < from + length; i += 1) if (gaps.has(i)) count += 1;
  return count;
};

function unknownLength({ text, gaps }: Spelled, from: number): number {
  let end = from + 1;
  while (end < text.length && !gaps.has(end)) end += 1;
  return end - from;
}

/** Suffixes recognized even after unknown text: 6306DDU8C3E has clearance C3. */
const UNMISTAKABLE_SUFFIX = /^(?:C[2345](?!\d)|W33|ZZ|DDU|LLU|LLB|VV|2R[SUDZ]|2Z)/;
const UNMISTAKABLE_STARTS = 'CWZDLV2';

function unknownSteps(spelling: Spelled, from: number): SuffixStep[] {
  const { text } = spelling;
  const whole = unknownLength(spelling, from);
  const isDigitBefore2 = (at: number): boolean => isDigitAt(text, at - 1) && text.charAt(at) === '2';
  const steps: SuffixStep[] = [];
  for (let length = 1; length <= whole; length += 1) {
    const end = from + length;
    const isRecognized =
      length === whole ||
      (UNMISTAKABLE_STARTS.includes(text.charAt(end)) &&
        UNMISTAKABLE_SUFFIX.test(text.slice(end)) &&
        !isDigitBefore2(end));
    if (!isRecognized) continue;
    const token: SuffixToken = { text: text.slice(from, end), meaning: {}, unknown: true, standard: false };
    steps.push({ token, cost: UNKNOWN_RUN_COST + UNKNOWN_LETTER_COST * length, facts: 0 });
  }
  return steps;
}

const boresByGroup: Readonly<Partial<Record<SuffixGroup, typeof specialBoresAt>>> = {
  b: (...at) => [...specialBoresAt(...at), ...wholeBoresAt(...at)],
  r: wholeBoresAt,
};

function stepsAt(spelling: Spelled, from: number, context: SuffixContext): SuffixStep[] {
  const { boreMm, group, start } = context;
  const steps: SuffixStep[] = [];
  const add = (step: SuffixStep) => {
    const { text } = step.token;
    if (isCutByHyphen(spelling, from, text) || isCutByDigit(spelling, from, text)) return;
    if (isCutBySeal(spelling, from, text, group) || mayBeTwoShields(spelling, from, text, start)) return;
    const gaps = text.length === 1 ? 0 : gapsInside(spelling.gaps, from, text.length);
    steps.push(gaps === 0 ? step : { ...step, cost: step.cost + GAP_COST * gaps });
  };
  for (const step of suffixesAt(spelling.text, from, group)) if (fits(step.row, context)) add(step);
  patternSteps(spelling, from, context).forEach(add);
  const boresAt = isDigitAt(spelling.text, from) ? boresByGroup[group] : undefined;
  if (boresAt && boreMm !== null)
    for (const [written, specialBoreMm] of boresAt(spelling, from, boreMm))
      steps.push(patternStep(written, { specialBoreMm }));
  steps.push(...unknownSteps(spelling, from));
  return steps;
}

/** Keeps the cheapest states of a position in the order of their cost, of equal ones the first. */
function keep(states: State[], state: State): void {
  let at = states.length;
  while (at > 0 && (states[at - 1]?.cost ?? 0) > state.cost) at -= 1;
  states.splice(at, 0, state);
  if (states.length > BEAM) states.pop();
}

const isTooCostly = (states: readonly State[], cost: number): boolean =>
  states.length === BEAM && cost >= (states[BEAM - 1]?.cost ?? 0);

function statesAt(states: (State[] | undefined)[], at: number): State[] {
  const known = states[at];
  if (known) return known;
  const none: State[] = [];
  states[at] = none;
  return none;
}

const SEPARATORS = '/+';

/** M is no cage in MUD: of a word that stands apart and is not understood wholly no letter is a suffix. */
function withWholeWords(
  { text, gaps }: Spelled,
  start: number,
  tokens: readonly SuffixToken[],
): readonly SuffixToken[] {
  if (!tokens.some(({ unknown }) => unknown)) return tokens;
  const words: { from: number; end: number; tokens: SuffixToken[] }[] = [];
  let at = start;
  for (const token of tokens) {
    while (SEPARATORS.includes(text.charAt(at)) && !text.startsWith(token.text, at)) at += 1;
    const word = words.at(-1);
    if (word && word.end === at && !gaps.has(at)) word.tokens.push(token);
    else words.push({ from: at, end: at, tokens: [token] });
    at += token.text.length;
    const last = words.at(-1);
    if (last) last.end = at;
  }
  return words.flatMap((word) => {
    const letters = text.slice(word.from, word.end);
    const isOneWord = gaps.has(word.from) && /^\p{L}{3,}$/u.test(letters) && word.tokens.some(({ unknown }) => unknown);
    return isOneWord ? [{ text: letters, meaning: {}, unknown: true as const, standard: false }] : word.tokens;
  });
}

export function parseSuffixes(spelling: Spelled, context: SuffixContext): SuffixParse {
  const { text } = spelling;
  const end = text.length;
  const states: (State[] | undefined)[] = [];
  states[context.start] = [{ token: undefined, previous: undefined, facts: 0, cost: 0 }];
  for (let at = context.start; at < end; at += 1) {
    const best = states[at];
    if (best === undefined) continue;
    if (SEPARATORS.includes(text.charAt(at)) && !accessoryPattern.test(text.slice(at))) {
      const reached = statesAt(states, at + 1);
      for (const state of best) keep(reached, state);
      continue;
    }
    const steps = stepsAt(spelling, at, context);
    for (const state of best)
      for (const step of steps) {
        const reached = statesAt(states, at + step.token.text.length);
        const cost = state.cost + step.cost;
        if (isTooCostly(reached, cost) || !canFollow(step, state, spelling.gaps.has(at))) continue;
        keep(reached, { token: step.token, previous: state, facts: state.facts | step.facts, cost });
      }
  }
  const cheapest = states[end]?.[0];
  return cheapest
    ? { tokens: withWholeWords(spelling, context.start, tokensOf(cheapest)), cost: cheapest.cost }
    : { tokens: [], cost: Number.POSITIVE_INFINITY };
}
