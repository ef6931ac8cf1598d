import { word } from '../lib/say.ts';
import { parseDesignation } from './parse.ts';
import type { Reading } from './reading.ts';
import { designationKey } from './search-key.ts';
import type { Token } from './suffix.ts';

/**
 * identical: one designation in two notations. interchangeable: same size and same function, makers' variants (cage,
 * design) may differ. same-size: bore, outside and width agree, something else does not. different: all else.
 */
export type Level = 'identical' | 'interchangeable' | 'same-size' | 'different';
export type Comparison = {
  readonly level: Level;
  /** What differs, in words that are said where they are shown: 'seal', 'clearance', 'cage' … */
  readonly differs: readonly string[];
};

type Feature = readonly [name: string, value: (reading: Reading) => string];

const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** What must agree for interchange, beside the basic number. */
const DECISIVE: readonly Feature[] = [
  [word('seal'), (r) => text(r.sealCode)],
  [word('clearance'), (r) => r.clearance + r.clearanceNote],
  [word('tapered bore'), (r) => r.bore],
  [word('snap ring'), (r) => r.snapRing],
  [word('precision'), (r) => r.precision],
  [word('contact angle'), (r) => text(r.contactAngleDegrees)],
  [word('pairing'), (r) => r.pairing],
  [word('material'), (r) => text(r.material)],
  [word('special'), (r) => r.special.join(' ')],
  [word('unknown suffix'), (r) => [...r.unknown].sort().join(' ')],
];

const variantOf = (reading: Reading, variant: string): string =>
  reading.tokens
    .filter((token) => token.meaning.variant === variant)
    .map((token) => token.text)
    .sort()
    .join(' ');

/** What may differ between interchangeable bearings and is told. */
const VARIANTS: readonly Feature[] = [
  [word('cage'), (r) => text(r.cage)],
  [word('design'), (r) => variantOf(r, 'design')],
  [word('locating notch'), (r) => variantOf(r, 'notch')],
  [word('lubrication'), (r) => variantOf(r, 'lubrication')],
  [word('heat treatment'), (r) => variantOf(r, 'heat')],
  [word('noise class'), (r) => variantOf(r, 'noise')],
  [word('grease'), (r) => variantOf(r, 'grease')],
];

const differing = (features: readonly Feature[], a: Reading, b: Reading): string[] =>
  features.filter(([, value]) => value(a) !== value(b)).map(([name]) => name);

/** A filling or a heat treatment that both name and that is not the same makes them different. */
const bothNamedOther = (a: Reading, b: Reading): string[] =>
  VARIANTS.filter(([name]) => name === 'grease' || name === 'heat treatment')
    .filter(([, value]) => value(a) !== '' && value(b) !== '' && value(a) !== value(b))
    .map(([name]) => name);

const SIZES: readonly Feature[] = [
  [word('bore'), (r) => text(r.boreMm)],
  [word('outside'), (r) => text(r.outsideMm)],
  [word('width'), (r) => text(r.widthMm)],
];

const sizesKnown = (reading: Reading): boolean =>
  reading.boreMm !== null && reading.outsideMm !== null && reading.widthMm !== null;

/** A suffix of a standard is what it says (ZZ is 2Z, P63 is P6 with C3), a maker's own is its text. */
function notationsOf({ text: spelled, meaning, standard }: Token): string[] {
  const said = Object.entries(meaning).filter(([fact]) => STANDARD_FACTS.includes(fact));
  return standard && said.length > 0 ? said.map(([fact, value]) => `${fact} ${value}`) : [spelled];
}

/** What standards have a suffix for, so that two spellings of it are one. */
const STANDARD_FACTS = [
  'seal',
  'clearance',
  'clearanceNote',
  'bore',
  'snapRing',
  'precision',
  'angleDegrees',
  'pairing',
];

/** The suffixes as written, without those that only say the normal case. */
const written = (reading: Reading): string =>
  reading.tokens
    .filter(({ meaning }) => meaning.clearance !== 'CN' || meaning.clearanceNote !== undefined)
    .filter(({ meaning }) => meaning.precision !== '')
    .flatMap(notationsOf)
    .sort()
    .join(' ');

/** The cup of an inch pair may be written short. */
const notationOf = (reading: Reading): string => (reading.series === 'inch' ? reading.basic : reading.writtenBasic);

function sameNotation(a: Reading, b: Reading): boolean {
  const numbers = [a, b].map((reading) => designationKey(reading.input));
  return numbers[0] === numbers[1] || (notationOf(a) === notationOf(b) && written(a) === written(b));
}

function compareUnknown(a: Reading, b: Reading): Comparison {
  const same = designationKey(a.input) !== '' && designationKey(a.input) === designationKey(b.input);
  return same ? { level: 'identical', differs: [] } : { level: 'different', differs: [word('not known')] };
}

/** Compares two readings; what is not known never counts as equal. */
function compareReadings(a: Reading, b: Reading): Comparison {
  if (!a.known || !b.known) return compareUnknown(a, b);
  const decisive = [...differing(DECISIVE, a, b), ...bothNamedOther(a, b)];
  if (a.type === b.type && a.basic === b.basic && decisive.length === 0) {
    const differs = differing(VARIANTS, a, b);
    return { level: differs.length === 0 && sameNotation(a, b) ? 'identical' : 'interchangeable', differs };
  }
  const type = a.type === b.type ? [] : [word('type')];
  const sizes = differing(SIZES, a, b);
  if (sizes.length === 0 && sizesKnown(a) && sizesKnown(b)) {
    const series = type.length === 0 && a.basic !== b.basic && decisive.length === 0 ? [word('series')] : [];
    return { level: 'same-size', differs: [...type, ...series, ...decisive] };
  }
  const named = [...new Set([...type, ...sizes, ...decisive])];
  return { level: 'different', differs: named.length > 0 ? named : [word('series')] };
}

const asReading = (bearing: string | Reading): Reading =>
  typeof bearing === 'string' ? parseDesignation(bearing) : bearing;

/**
 * Compares two designations in any spelling, or their readings (which know the maker): are they one bearing,
 * exchangeable, of one size, or different?
 */
export const compareBearings = (a: string | Reading, b: string | Reading): Comparison =>
  compareReadings(asReading(a), asReading(b));
