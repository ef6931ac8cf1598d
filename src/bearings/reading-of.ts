import type { Basic } from './basic.ts';
import { numericBasicsAt } from './basic-radial.ts';
import type { PrefixRow } from './prefix.data.ts';
import type { Reading } from './reading.ts';
import { unknownReading } from './reading.ts';
import { closedNumbers } from './series.data.ts';
import type { SuffixMeaning } from './suffix.data.ts';
import type { Token } from './suffix.ts';
import type { WholeReading } from './whole-reading.ts';
import type { SealCode } from './words.ts';
import { sealWords } from './words.ts';

/** The angle that a maker means by none. Source: maker NTN. */
const SILENT_ANGLE: Readonly<Record<string, number>> = { NTN: 30 };

function firstOf<K extends keyof SuffixMeaning>(tokens: readonly Token[], fact: K): SuffixMeaning[K] | undefined {
  return tokens.find((token) => token.meaning[fact] !== undefined)?.meaning[fact];
}

function sealOf(basic: Basic, prefixes: readonly PrefixRow[], tokens: readonly Token[]): SealCode | null {
  const told = tokens.flatMap((token) => token.meaning.seal ?? []);
  if (told.length === 2) return told.includes('RZ') ? 'RZZ' : 'RSZ';
  if (told[0] !== undefined) return told[0];
  if (basic.seal !== undefined) return basic.seal;
  return basic.sealUnknown || prefixes.some((prefix) => prefix.sealUnknown) || tokens.some((token) => token.unknown)
    ? null
    : '';
}

/** The same bearing under the number that says more: 303..D of JIS is 313.. of ISO, 688ZZ is 628/8-2Z. */
function toldApart(basic: Basic, written: string, tokens: readonly Token[], seal: SealCode | null): Basic {
  const steep = tokens.find((token) => /^[BCD]$/.test(token.meaning.special ?? ''))?.meaning.special;
  if (steep === 'D' && basic.series === '303')
    return today(basic.number.replace(/^303/, '313')) ?? steepened(basic, steep);
  if (steep !== undefined) return steepened(basic, steep);
  const closed = seal === null || seal === '' ? undefined : closedNumbers[written];
  return (closed === undefined ? undefined : today(closed)) ?? basic;
}

const today = (number: string): Basic | undefined =>
  numericBasicsAt(number).find(({ end }) => end === number.length)?.basic;

/** Series of which the steep form has the width of the plain one. Source: ISO 355. */
const STEEP_ALIKE = ['322', '323'];

const steepened = (basic: Basic, letter: string): Basic => ({
  ...basic,
  number: basic.number + letter,
  sizes: STEEP_ALIKE.includes(basic.series) && letter !== 'D' ? basic.sizes : { ...basic.sizes, widthMm: null },
});

const SPHERICAL_WIDE_WHEN_SEALED = ['213', '222', '223'];

function widthOf(basic: Basic, seal: SealCode | null): number | null {
  const closed = seal !== null && seal !== '';
  if (closed && SPHERICAL_WIDE_WHEN_SEALED.includes(basic.series)) return null;
  const { widthMm, closedWidthMm } = basic.sizes;
  if (closed && basic.type === 'deep groove ball') return closedWidthMm;
  if (seal === null && widthMm !== closedWidthMm && basic.type === 'deep groove ball') return null;
  return widthMm;
}

/** Marks that make it another bearing, beside the steep tapers' letters, which are in the number. */
const specialsOf = (prefixes: readonly PrefixRow[], tokens: readonly Token[]): string[] =>
  [...prefixes.map((prefix) => prefix.special), ...tokens.map((token) => token.meaning.special)]
    .filter((mark) => mark !== undefined)
    .filter((mark) => !/^[BCD]$/.test(mark))
    .sort();

/** Puts basic number, prefix and suffixes together. */
export function readingOf(
  input: string,
  { basic: found, written, prefixes, suffixes }: WholeReading,
  dialect: string | undefined,
): Reading {
  const { tokens } = suffixes;
  const sealCode = sealOf(found, prefixes, tokens);
  const basic = toldApart(found, written, tokens, sealCode);
  const angle = firstOf(tokens, 'angleDegrees') ?? basic.angleDegrees;
  const silent = basic.type === 'angular contact ball' ? SILENT_ANGLE[dialect ?? ''] : undefined;
  return {
    ...unknownReading(input),
    known: true,
    type: basic.type,
    series: basic.series,
    basic: basic.number,
    writtenBasic: written,
    boreMm: basic.sizes.boreMm,
    outsideMm: basic.sizes.outsideMm,
    widthMm: widthOf(basic, sealCode),
    widthKind: basic.sizes.widthKind,
    seal: sealCode === null ? null : sealWords[sealCode],
    sealCode,
    clearance: firstOf(tokens, 'clearance') ?? 'CN',
    clearanceNote: firstOf(tokens, 'clearanceNote') ?? '',
    bore: firstOf(tokens, 'bore') ?? basic.bore ?? 'cylindrical',
    snapRing: firstOf(tokens, 'snapRing') ?? basic.snapRing ?? '',
    precision: firstOf(tokens, 'precision') ?? prefixes.find((prefix) => prefix.precision)?.precision ?? '',
    contactAngleDegrees: angle ?? silent ?? null,
    pairing: firstOf(tokens, 'pairing') ?? '',
    cage: firstOf(tokens, 'cage') ?? null,
    material: firstOf(tokens, 'material') ?? prefixes.find((prefix) => prefix.material)?.material ?? null,
    special: specialsOf(prefixes, tokens),
    dialect: dialect ?? null,
    tokens,
    unknown: tokens.filter((token) => token.unknown).map((token) => token.text),
    oldNumber: found.group === 'g',
    source: basic.source,
  };
}
