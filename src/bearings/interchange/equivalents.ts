import type { Clearance, Precision } from '../attributes.ts';
import { parseDesignation } from '../designation/parse-designation.ts';
import { isWhole, type ParsedDesignation } from '../designation/parsed-designation.ts';
import type { SpellingRules } from '../maker.ts';
import { spellingRules } from '../makers.ts';
import { compareBearings, mayReplace } from './compare-bearings.ts';
import { type Detail, oldNumberFor, sphericalNumbers, writeDesignation } from './translate-designation.ts';

/** A number under which the same bearing, or one that can replace it, is made elsewhere. */
export type Equivalent = {
  /** A maker, or the scheme of an old number. */
  readonly maker: string;
  readonly number: string;
  readonly level: 'identical' | 'interchangeable';
  /** What makers choose themselves and this one writes otherwise: cage, design. */
  readonly differs: readonly string[];
  /** What the number means. */
  readonly reading: ParsedDesignation;
  readonly source: string;
};

/** The maker whose rules of spelling each maker follows. Source: makers' catalogues; GB/T 272 for those of China. */
const WRITERS: readonly (readonly [maker: string, rules: string])[] = [
  ...['SKF', 'FAG', 'NSK', 'NTN', 'Koyo', 'Timken', 'Nachi', 'IKO'].map((maker) => [maker, maker] as const),
  ...['ZWZ', 'HRB', 'LYC'].map((maker) => [maker, 'ZWZ'] as const),
];

const DETAILS: readonly Detail[] = ['cage', 'design', 'plain'];

/**
 * The numbers of other makers for a bearing, each read back and compared with it. A maker that does not make the type, or
 * has no spelling for one of its facts, is left out, as is one whose number would be another bearing.
 */
export function equivalentsOf(reading: ParsedDesignation): Equivalent[] {
  if (!isWhole(reading)) return [];
  const ofMakers = WRITERS.flatMap(([maker, rules]) => {
    const row = spellingRules.get(rules);
    return row ? (bestSpelling(reading, maker, rules, row) ?? []) : [];
  });
  return [...ofMakers, ...oldNumbersOf(reading)];
}

function bestSpelling(
  reading: ParsedDesignation,
  maker: string,
  rules: string,
  row: SpellingRules,
): Equivalent | undefined {
  const numbers =
    reading.type === 'spherical roller'
      ? sphericalNumbers(reading, row)
      : new Set(DETAILS.map((detail) => writeDesignation(reading, row, detail)));
  const found = [...numbers]
    .flatMap((number) => (number === undefined ? [] : checked(reading, maker, number, row.source, rules)))
    .filter((one) => mayReplace(one.reading, reading));
  return found.toSorted((a, b) => a.differs.length - b.differs.length)[0];
}

/** Whether the number means this bearing when it is read back; an old one may also be a number of today. */
function checked(
  reading: ParsedDesignation,
  maker: string,
  number: string,
  source: string,
  rules?: string,
): Equivalent[] {
  const read = parseDesignation(number, rules);
  for (const meant of rules === undefined ? [read, ...read.alternatives] : [read]) {
    const { level, differs } = compareBearings(reading, meant);
    if (level === 'identical' || level === 'interchangeable')
      return [{ maker, number, level, differs, reading: meant, source }];
  }
  return [];
}

/** Groups of clearance and classes of precision in front of the number: 76-180206. Source: GOST 24810, GOST 520. */
const GOST_GROUPS: Readonly<Partial<Record<Clearance, string>>> = { C2: '6', C3: '7', C4: '8', C5: '9' };
const GOST_CLASSES: Readonly<Partial<Record<Precision, string>>> = { '': '0', P6: '6', P5: '5', P4: '4', P2: '2' };
/** Source: GB 272-64. */
const GB_CLASSES: Readonly<Partial<Record<Precision, string>>> = { '': '', P6: 'E', P5: 'D', P4: 'C', P2: 'B' };

function oldNumbersOf(reading: ParsedDesignation): Equivalent[] {
  const [ofGb, ofGost] = [oldNumberFor(reading, 'GB 272-64'), oldNumberFor(reading, 'GOST 3189')];
  const { precision, clearance } = reading;
  const [group, gostClass, gbClass] = [GOST_GROUPS[clearance], GOST_CLASSES[precision], GB_CLASSES[precision]];
  const gost = clearance === 'CN' ? (precision === '' ? '' : `${gostClass}-`) : `${group}${gostClass}-`;
  const isInGost = gostClass !== undefined && (clearance === 'CN' || group !== undefined);
  return [
    ...(ofGb !== undefined && gbClass !== undefined && clearance === 'CN'
      ? checked(reading, 'GB 272-64', gbClass + ofGb, 'GB 272-64')
      : []),
    ...(ofGost !== undefined && isInGost ? checked(reading, 'GOST', gost + ofGost, 'GOST 3189') : []),
  ];
}
