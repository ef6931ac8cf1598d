import { type BoreType, type Cage, type Precision, ringsDependOnDesign } from '../attributes.ts';
import type { ParsedDesignation } from './parsed-designation.ts';

/** Source: GB/T 272, JIS. */
const ANGLE_LETTERS: Readonly<Record<number, string>> = { 15: 'C', 20: 'CA', 25: 'AC', 30: 'A', 40: 'B' };
const BORE_LETTERS: Readonly<Record<BoreType, string>> = { cylindrical: '', 'taper 1:12': 'K', 'taper 1:30': 'K30' };
const MATERIAL_PREFIX = { 'stainless steel': 'S', 'ceramic balls': 'HC' } as const;

const SPECIAL_PREFIX: Readonly<Record<string, string>> = {
  flanged: 'F',
  'creep-proof': 'EC-',
  sealed: 'S',
  // with balls of ceramic, which are its material
  'stainless steel': 'S',
};

/** P6 with C3 is written P63 (GB/T 272, ISO 5753-1 with ISO 492). */
function toleranceAndClearanceText(precision: Precision, clearance: string, note: string): string {
  const digit = /^C([2345])$/.exec(clearance)?.[1];
  if (/^P[654]$/.test(precision) && digit && note === '') return `/${precision}${digit}`;
  const letter: Readonly<Record<string, string>> = { 'upper half': 'H', 'lower half': 'L', middle: 'M' };
  const fit = clearance === 'CN' && note === '' ? '' : `/${clearance}${letter[note] ?? (note === '' ? '' : 'NA')}`;
  return (precision === '' ? '' : `/${precision}`) + fit;
}

/** Source: GB/T 272. */
const CAGE_LETTERS: Readonly<Record<Cage, string>> = {
  steel: 'J',
  polyamide: 'TN',
  brass: 'M',
  phenolic: 'T',
  peek: 'PH',
  'full complement': 'V',
};

/** The facts that a universal number is made of. */
type NumberedFacts = Pick<
  ParsedDesignation,
  | 'basic'
  | 'bore'
  | 'clearance'
  | 'clearanceNote'
  | 'contactAngleDegrees'
  | 'material'
  | 'pairing'
  | 'precision'
  | 'sealCode'
  | 'snapRing'
  | 'special'
  | 'type'
> &
  Partial<Pick<ParsedDesignation, 'axialClearanceMicrons' | 'boreMm' | 'hasSpecialBore'>>;

const boreText = ({ bore, type }: NumberedFacts): string => (type === 'insert/unit' ? '' : BORE_LETTERS[bore]);

/**
 * The maker-independent designation in ISO/SKF spelling: 6205-2RS/C3, 22320K/C3, 7205B, S6205-2RS.
 * '' when unknown. Cage, grease, makers' designs and unknown suffixes are left out.
 */
export const universalNumber = (reading: ParsedDesignation): string => (reading.known ? numberOf(reading, '') : '');

/** The universal number with its cage: 6205-2RSTN/C3, NU205EM. The cage of a spherical roller bearing is a maker's design. */
export function numberWithCage(facts: NumberedFacts & { design: string }, cage: Cage | ''): string {
  const design = ringsDependOnDesign(facts.type) ? facts.design : '';
  return numberOf(facts, design + (cage === '' || facts.type === 'spherical roller' ? '' : CAGE_LETTERS[cage]));
}

function numberOf(reading: NumberedFacts, cageLetters: string): string {
  const { sealCode, snapRing, precision, clearance, clearanceNote, material, special, contactAngleDegrees } = reading;
  const seal = sealCode === null || sealCode === '' ? '' : `-${sealCode}`;
  return [
    ...special.map((mark) => SPECIAL_PREFIX[mark] ?? ''),
    material === null ? '' : MATERIAL_PREFIX[material],
    reading.basic,
    contactAngleDegrees === null ? '' : (ANGLE_LETTERS[contactAngleDegrees] ?? ''),
    seal,
    boreText(reading),
    // 7002C with a groove must not end as 7002CN, normal clearance
    contactAngleDegrees !== null && seal === '' && snapRing !== '' ? `-${snapRing}` : snapRing,
    cageLetters,
    toleranceAndClearanceText(precision, clearance, clearanceNote),
    reading.hasSpecialBore ? `/${reading.boreMm}` : '',
    reading.pairing === '' ? '' : `/${reading.pairing}`,
    reading.axialClearanceMicrons ? `C${reading.axialClearanceMicrons}` : '',
    ...special.map(specialText),
  ].join('');
}

function specialText(mark: string): string {
  if (SPECIAL_PREFIX[mark] !== undefined) return '';
  if (mark === 'insulated') return '/VL0241';
  if (mark === 'flanged cup') return 'XR';
  if (mark === 'cylindrical surface') return 'X';
  return mark.startsWith('with ') ? `+${mark.slice('with '.length)}` : `/${mark}`;
}
