import type { PrefixRow, SuffixMeaning } from '../affixes.ts';
import type { BearingType, BoreType, Cage, Material, SealCode } from '../attributes.ts';
import { sealByCode } from '../attributes.ts';
import type { BasicNumber } from '../basic-numbers/basic-number.ts';
import { matchNumericNumbers } from '../basic-numbers/match-radial-numbers.ts';
import { closedNumbers } from '../dimensions/series.data.ts';
import { findMaker } from '../makers.ts';
import type { SuffixToken } from '../suffixes/suffix-token.ts';
import type { ParseCandidate } from './parse-candidates.ts';
import type { ParsedDesignation } from './parsed-designation.ts';

function firstOf<K extends keyof SuffixMeaning>(tokens: readonly SuffixToken[], fact: K): SuffixMeaning[K] | undefined {
  for (const { meaning } of tokens) if (meaning[fact] !== undefined) return meaning[fact];
  return undefined;
}

function sealOf(basic: BasicNumber, prefixes: readonly PrefixRow[], tokens: readonly SuffixToken[]): SealCode | null {
  const sealSuffixes = tokens.flatMap((token) => token.meaning.seal ?? []);
  if (new Set(sealSuffixes).size === 2) return sealSuffixes.includes('RZ') ? 'RZZ' : 'RSZ';
  if (sealSuffixes[0] !== undefined) return sealSuffixes[0];
  if (basic.seal !== undefined) return basic.seal;
  return basic.sealUnknown || prefixes.some((prefix) => prefix.sealUnknown) || tokens.some((token) => token.unknown)
    ? null
    : '';
}

/** Letters of tapered roller bearings with a steeper angle, which belong to the basic number. */
const STEEP_ANGLES = ['B', 'C', 'D'];

/** The equivalent number with more detail: JIS 303..D is ISO 313.., 688ZZ is 628/8-2Z. */
function disambiguate(
  basic: BasicNumber,
  written: string,
  tokens: readonly SuffixToken[],
  seal: SealCode | null,
): BasicNumber {
  const steep = tokens.find(({ meaning }) => STEEP_ANGLES.includes(meaning.special ?? ''))?.meaning.special;
  if (steep === 'D' && basic.series === '303')
    return findBasicNumber(basic.number.replace(/^303/, '313')) ?? withSteepAngle(basic, steep);
  if (steep !== undefined) return withSteepAngle(basic, steep);
  const closed = seal === null || seal === '' ? undefined : closedNumbers[written];
  return (closed === undefined ? undefined : findBasicNumber(closed)) ?? basic;
}

const findBasicNumber = (number: string): BasicNumber | undefined =>
  matchNumericNumbers(number).find(({ end }) => end === number.length)?.basic;

/** Series whose steep form has the width of the plain one. Source: ISO 355. */
const SAME_WIDTH_WHEN_STEEP = ['322', '323'];

const withSteepAngle = (basic: BasicNumber, letter: string): BasicNumber => ({
  ...basic,
  number: basic.number + letter,
  sizes:
    SAME_WIDTH_WHEN_STEEP.includes(basic.series) && letter !== 'D' ? basic.sizes : { ...basic.sizes, widthMm: null },
});

const SPHERICAL_WIDER_WHEN_SEALED = ['213', '222', '223'];

function widthOf(basic: BasicNumber, seal: SealCode | null): number | null {
  const closed = seal !== null && seal !== '';
  if (closed && SPHERICAL_WIDER_WHEN_SEALED.includes(basic.series)) return null;
  const { widthMm, closedWidthMm } = basic.sizes;
  if (closed && basic.type === 'deep groove ball') return closedWidthMm;
  if (seal === null && widthMm !== closedWidthMm && basic.type === 'deep groove ball') return null;
  return widthMm;
}

/** Sets are named by how many bearings stand in them: DB two, TBT three, QBC four. Of U… for any set, also of a pair DU…, the width is that of one. */
function bearingsInSet(pairing: string): number {
  if (/^D(?!U)/.test(pairing)) return 2;
  if (pairing.startsWith('T')) return 3;
  return pairing.startsWith('Q') ? 4 : 1;
}

/** Back to back and in tandem tapered roller bearings stand apart by rings whose width is not in the number. */
function widthOfSet(widthMm: number | null, type: BearingType, pairing: string): number | null {
  const hasSpacer = type.startsWith('tapered roller') && /^D[BT]/.test(pairing);
  return widthMm === null || hasSpacer ? null : widthMm * bearingsInSet(pairing);
}

function specialsOf(basic: BasicNumber, prefixes: readonly PrefixRow[], tokens: readonly SuffixToken[]): string[] {
  const specials: string[] = [];
  const add = (mark: string | undefined) => {
    if (mark !== undefined && !STEEP_ANGLES.includes(mark) && !specials.includes(mark)) specials.push(mark);
  };
  add(basic.special);
  for (const prefix of prefixes) add(prefix.special);
  for (const token of tokens) add(token.meaning.special);
  for (const material of materialsOf(prefixes, tokens).slice(1)) add(material);
  return specials.sort();
}

/** Ceramic balls first, which may run in rings of stainless steel. */
function materialsOf(prefixes: readonly PrefixRow[], tokens: readonly SuffixToken[]): Material[] {
  const written = [...prefixes, ...tokens.map(({ meaning }) => meaning)].flatMap(({ material }) => material ?? []);
  return [...new Set(written)].sort();
}

/** TS3 in front is a heat treatment, as S1 behind. */
const tokensInFront = (prefixes: readonly PrefixRow[]): SuffixToken[] =>
  prefixes.flatMap(({ text, variant }) => (variant ? [{ text, meaning: { variant }, standard: false }] : []));

/** Letters of numbers without a cage. Sources: ISO 246, maker INA. */
const FULL_COMPLEMENT = /^(?:NCF|NJG|NNC|NNF|R?NAV|KRV|NATV|NUTR|NUKR|PWKR|PWTR)/;

const cageOf = ({ series }: BasicNumber, tokens: readonly SuffixToken[]): Cage | null =>
  firstOf(tokens, 'cage') ?? (FULL_COMPLEMENT.test(series) ? 'full complement' : null);

const MAY_BE_TAPERED: readonly BearingType[] = ['spherical roller', 'self-aligning ball', 'toroidal'];
/** Series with a tapered bore of 1:30. Source: ISO 15. */
const SLIGHT_TAPER = ['240', '241', '248', '249', 'C40', 'C41'];

/** A bearing on an adapter or withdrawal sleeve has a tapered bore, also where its number does not say so. */
function boreOf(basic: BasicNumber, tokens: readonly SuffixToken[], isOnSleeve: boolean): BoreType {
  const written = firstOf(tokens, 'bore') ?? basic.bore;
  if (written !== undefined) return written;
  const hasSleeve = isOnSleeve || tokens.some(({ meaning }) => /^with (?:A?O?H|HA|HE)\d/.test(meaning.special ?? ''));
  if (!hasSleeve || !MAY_BE_TAPERED.includes(basic.type)) return 'cylindrical';
  return SLIGHT_TAPER.includes(basic.series) ? 'taper 1:30' : 'taper 1:12';
}

type Around = Pick<ParsedDesignation, 'ignored' | 'alternatives'> & { readonly isOnSleeve: boolean };

export function assembleDesignation(
  input: string,
  { basic: found, written, prefixes, suffixes }: ParseCandidate,
  dialect: string | undefined,
  { ignored, alternatives, isOnSleeve }: Around,
): ParsedDesignation {
  const { tokens } = suffixes;
  const sealCode = sealOf(found, prefixes, tokens);
  const basic = disambiguate(found, written, tokens, sealCode);
  const angle = firstOf(tokens, 'angleDegrees') ?? basic.angleDegrees;
  const defaultAngle =
    basic.type === 'angular contact ball' ? findMaker(dialect ?? '')?.defaultAngleDegrees : undefined;
  const pairing = firstOf(tokens, 'pairing') ?? found.pairing ?? '';
  const specialBoreMm = firstOf(tokens, 'specialBoreMm');
  return {
    input,
    known: true,
    type: basic.type,
    series: basic.series,
    basic: basic.number,
    writtenBasic: written,
    boreMm: specialBoreMm ?? basic.sizes.boreMm,
    outsideMm: basic.sizes.outsideMm,
    widthMm: widthOfSet(widthOf(basic, sealCode), basic.type, pairing),
    widthKind: basic.sizes.widthKind,
    seal: sealCode === null ? null : sealByCode[sealCode],
    sealCode,
    clearance: firstOf(tokens, 'clearance') ?? prefixes.find((prefix) => prefix.clearance)?.clearance ?? 'CN',
    clearanceNote: firstOf(tokens, 'clearanceNote') ?? '',
    bore: boreOf(basic, tokens, isOnSleeve),
    snapRing: firstOf(tokens, 'snapRing') ?? basic.snapRing ?? '',
    precision: firstOf(tokens, 'precision') ?? prefixes.find((prefix) => prefix.precision)?.precision ?? '',
    contactAngleDegrees: angle ?? defaultAngle ?? null,
    pairing,
    cage: cageOf(basic, tokens),
    cageGuidance: firstOf(tokens, 'cageGuidance') ?? null,
    design: firstOf(tokens, 'design') ?? '',
    axialClearanceMicrons: firstOf(tokens, 'axialClearanceMicrons') ?? null,
    setOf: bearingsInSet(pairing),
    hasSpecialBore: specialBoreMm !== undefined,
    material: materialsOf(prefixes, tokens)[0] ?? null,
    special: specialsOf(basic, prefixes, tokens),
    dialect: dialect ?? null,
    tokens: [...tokensInFront(prefixes), ...tokens],
    unknown: tokens.flatMap((token) => (token.unknown ? [token.text] : [])),
    ignored,
    oldNumber: found.group === 'g',
    source: basic.source,
    statedSizes: null,
    otherGoods: null,
    alternatives,
  };
}
