import { msg } from '../../lib/i18n.ts';
import { ringsDependOnDesign } from '../attributes.ts';
import { parseDesignation } from '../designation/parse-designation.ts';
import { type ParsedDesignation, unknownDesignation } from '../designation/parsed-designation.ts';
import { designationKey } from '../designation/search-key.ts';
import type { SuffixToken } from '../suffixes/suffix-token.ts';

/**
 * interchangeable: same size and function, makers' variants (cage, design) may differ.
 * same-size: bore, outside and width agree, but another fact does not; all that differs is named.
 */
export const interchangeLevels = ['identical', 'interchangeable', 'same-size', 'different'] as const;
export type InterchangeLevel = (typeof interchangeLevels)[number];
export type Comparison = {
  readonly level: InterchangeLevel;
  readonly differs: readonly string[];
};

type Feature = readonly [name: string, value: (reading: ParsedDesignation) => string];

const toText = (value: string | number | null): string => (value === null ? '' : String(value));

/** Greases for heat, cold or a wide range of temperatures, which a bearing with the usual one is no substitute for. Source: maker SKF. */
const OF_TEMPERATURE = /^(?:WT|LHT|HT|LT)/;
const temperatureGrease = ({ tokens }: ParsedDesignation): string =>
  tokens
    .flatMap(({ text, meaning }) => (meaning.variant === 'grease' && OF_TEMPERATURE.test(text) ? [text] : []))
    .join(' ');

const DECISIVE: readonly Feature[] = [
  [msg('seal'), (r) => toText(r.sealCode)],
  [msg('clearance'), (r) => r.clearance + r.clearanceNote],
  [msg('tapered bore'), (r) => r.bore],
  [msg('snap ring'), (r) => r.snapRing],
  [msg('precision'), (r) => r.precision],
  [msg('contact angle'), (r) => toText(r.contactAngleDegrees)],
  [msg('pairing'), (r) => r.pairing],
  [msg('axial clearance'), (r) => toText(r.axialClearanceMicrons)],
  [msg('bore'), (r) => (r.hasSpecialBore ? toText(r.boreMm) : '')],
  [msg('internal design'), (r) => (ringsDependOnDesign(r.type) ? r.design : '')],
  [msg('material'), (r) => toText(r.material)],
  [msg('special'), (r) => r.special.join(' ')],
  [msg('grease'), temperatureGrease],
  [msg('unknown suffix'), (r) => [...r.unknown].sort().join(' ')],
];

const variantOf = (reading: ParsedDesignation, variant: string): string =>
  reading.tokens
    .filter((token) => token.meaning.variant === variant)
    .map(({ text, meaning }) => meaning.sameAs ?? text)
    .sort()
    .join(' ');

/** The design as written, which makers' catalogues explain: CC, E1 XL. Of cylindrical rollers E is not in it. */
export const designOf = (reading: ParsedDesignation): string =>
  ringsDependOnDesign(reading.type)
    ? variantOf(reading, 'design')
    : [reading.design, variantOf(reading, 'design')].filter((text) => text !== '').join(' ');

/** E of SKF and E1 and BE of FAG have a groove and three holes for grease in the outer ring as standard, so that W33 is not written. */
const GROOVED_DESIGN = /^(?:E|E1|E1A|BE|BEA)$/;

/** Whether a spherical roller bearing has W33 by itself. Sources: SKF's and Schaeffler's general catalogues. */
export const hasGrooveAsStandard = ({ type, tokens }: Pick<ParsedDesignation, 'type' | 'tokens'>): boolean =>
  type === 'spherical roller' &&
  tokens.some(({ text, meaning }) => meaning.variant === 'design' && GROOVED_DESIGN.test(text));

/** SY of SKF stands on other bolts than UCP and SKF's own SYJ, which are of JIS. */
export const hasBoltsOfSkf = ({ writtenBasic }: ParsedDesignation): boolean => /^SY\d/.test(writtenBasic);

/** Groove and holes for grease, written as W33, or the other way to the grease that is written. */
function lubricationOf(reading: ParsedDesignation): string {
  const written = variantOf(reading, 'lubrication');
  return written === '' && hasGrooveAsStandard(reading) ? 'W33' : written;
}

const VARIANTS: readonly Feature[] = [
  [msg('cage'), (r) => toText(r.cage)],
  [msg('cage guidance'), (r) => toText(r.cageGuidance)],
  [msg('design'), designOf],
  [msg('locating notch'), (r) => variantOf(r, 'notch')],
  [msg('lubrication'), lubricationOf],
  [msg('heat treatment'), (r) => variantOf(r, 'heat')],
  [msg('noise class'), (r) => variantOf(r, 'noise')],
  [msg('bolt spacing'), (r) => (hasBoltsOfSkf(r) ? 'SKF' : '')],
  [msg('grease'), (r) => variantOf(r, 'grease')],
];

const differing = (features: readonly Feature[], a: ParsedDesignation, b: ParsedDesignation): string[] =>
  features.filter(([, value]) => value(a) !== value(b)).map(([name]) => name);

/**
 * Whether a bearing may take the place of an interchangeable one: 6306/S1 does all that 6306 does, but 6306 not what 6306/S1
 * does above 120 °C. So too with a notch for a pin, a groove for grease and a class of noise.
 */
export function mayReplace(offered: ParsedDesignation, asked: ParsedDesignation): boolean {
  const { level, differs } = compareReadings(asked, offered);
  if (level !== 'identical' && level !== 'interchangeable') return false;
  const lacks = ONE_WAY.filter(([, value]) => value(asked) !== '' && value(offered) === '');
  return !lacks.some(([name]) => differs.includes(name));
}

const ONE_WAY = VARIANTS.filter(([name]) =>
  ['heat treatment', 'locating notch', 'lubrication', 'noise class'].includes(name),
);

/** What makers choose themselves, such as the cage, where the bearing asked for does not name it. */
export const isOpenIn = (asked: ParsedDesignation, name: string): boolean =>
  VARIANTS.some((variant) => variant[0] === name && !isWritten(variant, asked));

const isWritten = ([, value]: Feature, asked: ParsedDesignation): boolean => value(asked) !== value(nothingWritten);

const nothingWritten = unknownDesignation('');

/**
 * How far a bearing is from the one asked for: how many of the facts that are written it has otherwise, and how many facts
 * differ at all.
 */
export function disagreement(asked: ParsedDesignation, offered: ParsedDesignation): [written: number, all: number] {
  const differs = [...DECISIVE, ...VARIANTS].filter(([, value]) => value(asked) !== value(offered));
  const written = differs.filter((feature) => isWritten(feature, asked));
  return [written.length, differs.length];
}

/** Two different greases or heat treatments make bearings different only if both are written. */
const conflictingVariants = (a: ParsedDesignation, b: ParsedDesignation): string[] =>
  VARIANTS.filter(([name]) => name === 'grease' || name === 'heat treatment')
    .filter(([, value]) => value(a) !== '' && value(b) !== '' && value(a) !== value(b))
    .map(([name]) => name);

const SIZES: readonly Feature[] = [
  [msg('bore'), (r) => toText(r.boreMm)],
  [msg('outside'), (r) => toText(r.outsideMm)],
  [msg('width'), (r) => toText(r.widthMm)],
];

const sizesKnown = (reading: ParsedDesignation): boolean =>
  reading.boreMm !== null && reading.outsideMm !== null && reading.widthMm !== null;

/** A standard suffix counts by its meaning (ZZ is 2Z, P63 is P6 with C3), a maker's own by its text. */
function notationsOf({ text: spelled, meaning, standard }: SuffixToken): string[] {
  const facts = Object.entries(meaning).filter(([fact]) => STANDARD_FACTS.includes(fact));
  return standard && facts.length > 0 ? facts.map(([fact, value]) => `${fact} ${value}`) : [spelled];
}

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

const writtenSuffixes = (reading: ParsedDesignation): string =>
  reading.tokens
    .filter(({ meaning }) => meaning.clearance !== 'CN' || meaning.clearanceNote !== undefined)
    .filter(({ meaning }) => meaning.precision !== '')
    .flatMap(notationsOf)
    .sort()
    .join(' ');

const notationOf = (reading: ParsedDesignation): string =>
  reading.series === 'inch' ? reading.basic : reading.writtenBasic;

function sameNotation(a: ParsedDesignation, b: ParsedDesignation): boolean {
  const numbers = [a, b].map((reading) => designationKey(reading.input));
  return numbers[0] === numbers[1] || (notationOf(a) === notationOf(b) && writtenSuffixes(a) === writtenSuffixes(b));
}

function compareUnknown(a: ParsedDesignation, b: ParsedDesignation): Comparison {
  const same = designationKey(a.input) !== '' && designationKey(a.input) === designationKey(b.input);
  return same ? { level: 'identical', differs: [] } : { level: 'different', differs: [msg('not known')] };
}

/** Unknown facts never count as equal. */
function compareReadings(a: ParsedDesignation, b: ParsedDesignation): Comparison {
  if (!a.known || !b.known) return compareUnknown(a, b);
  const decisive = [...differing(DECISIVE, a, b), ...conflictingVariants(a, b)];
  if (a.type === b.type && a.basic === b.basic && decisive.length === 0) {
    const differs = differing(VARIANTS, a, b);
    return { level: differs.length === 0 && sameNotation(a, b) ? 'identical' : 'interchangeable', differs };
  }
  const isSameType = a.type === b.type;
  const type = isSameType ? [] : [msg('type')];
  const sizes = differing(SIZES, a, b);
  const series = isSameType && sizes.length === 0 && a.basic !== b.basic ? [msg('series')] : [];
  if (sizes.length === 0 && sizesKnown(a) && sizesKnown(b)) {
    const variants = isSameType ? differing(VARIANTS, a, b) : [];
    return { level: 'same-size', differs: [...new Set([...type, ...series, ...decisive, ...variants])] };
  }
  return { level: 'different', differs: [...new Set([...type, ...sizes, ...series, ...decisive])] };
}

/** A number that is doubtful alone, as 128 is, is explained by the other one: 128 and 6028. */
const explainedBy = (a: ParsedDesignation, b: ParsedDesignation): ParsedDesignation =>
  a.known ? a : (a.alternatives.find(({ type, basic }) => type === b.type && basic === b.basic) ?? a);

const ensureParsed = (bearing: string | ParsedDesignation): ParsedDesignation =>
  typeof bearing === 'string' ? parseDesignation(bearing) : bearing;

export function compareBearings(first: string | ParsedDesignation, second: string | ParsedDesignation): Comparison {
  const [a, b] = [ensureParsed(first), ensureParsed(second)];
  return compareReadings(explainedBy(a, b), explainedBy(b, a));
}
