import type { SuffixMeaning } from '../affixes.ts';
import type { Cage, Precision } from '../attributes.ts';
import { boreCodeFor } from '../dimensions/boundary-dimensions.ts';
import type { SuffixToken } from '../suffixes/suffix-token.ts';
import type { BasicNumber, BasicNumberCandidate } from './basic-number.ts';
import { numberInSeries } from './match-radial-numbers.ts';
import { screwSupportInSeries, singleRowScrewSupport } from './match-screw-supports.ts';

/** The series of ISO 15 that a series of SNFA is, S in it sealed. Source: maker SNFA. */
const isoSeries: Readonly<Record<string, string>> = {
  SEA: '718',
  SEB: '719',
  VEB: '719',
  HB: '719',
  EX: '70',
  VEX: '70',
  HX: '70',
  E2: '72',
};

/** ABEC 5, 7 and 9. */
const precisions: Readonly<Record<string, Precision>> = { '5': 'P5', '7': 'P4', '9': 'P2' };
const cages: Readonly<Record<string, Cage>> = { C: 'phenolic', P: 'polyamide', L: 'brass' };
const angles: Readonly<Record<string, number>> = { '0': 12, '1': 15, '2': 18, '3': 25, '62': 62 };

/** The sets of SNFA in the letters of SKF, to which the preload is added. */
const sets: Readonly<Record<string, string>> = {
  DD: 'DB',
  FF: 'DF',
  T: 'DT',
  TD: 'TBT',
  TF: 'TFT',
  TDT: 'QBC',
  TFT: 'QFC',
  '3TD': 'QBT',
  '3TF': 'QFT',
};
const preloadsOfSets: Readonly<Record<string, string>> = { L: 'A', M: 'B', F: 'C' };
const preloadsOfSingles: Readonly<Record<string, string>> = { L: 'L', M: 'M', F: 'H' };

function pairingOf(set: string, preload: string): string {
  const known = sets[set];
  if (known !== undefined) return known + (preloadsOfSets[preload] ?? '');
  return set === 'U' && preload === '' ? 'UA' : set + (preloadsOfSingles[preload] ?? '');
}

/** What follows the bore: sealed, ceramic balls, precision, cage and its guiding ring, angle, set and preload. */
const REST =
  /^(\/S(?!E))?(\/NS|NS)?\/?([579])(?:([CPL])([EI])?)?(62|[0-3])(?:(DU|U|DD|FF|TDT|TFT|TD|TF|T|3TD|3TF)([LMF])?)?(?![A-Z0-9])/;

function tokensOf([, sealed, ceramic, precision = '', cage, , angle = '', set, preload]: RegExpExecArray) {
  const said: readonly (readonly [string | undefined, SuffixMeaning])[] = [
    [ceramic, { material: 'ceramic balls' }],
    [precision, { precision: precisions[precision] ?? '' }],
    [cage, { cage: cages[cage ?? ''] ?? 'phenolic' }],
    [angle, { angleDegrees: angles[angle] ?? 0 }],
    [set, { pairing: pairingOf(set ?? '', preload ?? '') }],
  ];
  const tokens: SuffixToken[] = [];
  for (const [text, meaning] of said) if (text !== undefined) tokens.push({ text, meaning, standard: false });
  return { tokens, isSealed: sealed !== undefined };
}

/** SEB50, E207 and E200/105 (105 mm): an angular contact bearing of a series of ISO 15; the bore is in mm. */
const SPINDLE = /^(SEA|SEB|VEB|HB|EX|VEX|HX|E2(?!00\/)|E200\/)(\d{1,3}?)(?=\/|\d[CPL])/;

function spindleBearing(text: string): { basic: BasicNumber; end: number } | undefined {
  const [whole = '', letters = '', bore = ''] = SPINDLE.exec(text) ?? [];
  if (whole === '') return undefined;
  const basic = numberInSeries(isoSeries[letters.replace('00/', '')] ?? '', Number(bore));
  return basic && { basic, end: whole.length };
}

/** BS220, BS330 are in the size of 7204 and 7306, BS25/62 says bore and outside. */
function screwSupport(text: string): { basic: BasicNumber; end: number } | undefined {
  if (!text.startsWith('BS')) return undefined;
  const [sized = '', bore, outside] = /^BS(\d\d)\/(\d{2,3}?)(?=7[CPL])/.exec(text) ?? [];
  if (sized !== '') {
    const basic = singleRowScrewSupport(Number(bore), Number(outside));
    return basic && { basic, end: sized.length };
  }
  const [whole = '', series = '', mm] = /^BS([23])(\d\d)(?=7[CPL])/.exec(text) ?? [];
  const basic = screwSupportInSeries(`BSA${series}`, series, boreCodeFor(Number(mm)), Number(mm));
  return basic && { basic, end: whole.length };
}

/** VEX50/NS7CE1UL: what stands behind the bore of a bearing of SNFA is part of its number. */
export function matchSnfaNumbers(text: string): BasicNumberCandidate[] {
  const number = spindleBearing(text) ?? screwSupport(text);
  const rest = number && REST.exec(text.slice(number.end));
  if (!number || !rest) return [];
  const { tokens, isSealed } = tokensOf(rest);
  const basic: BasicNumber = {
    ...number.basic,
    ...(isSealed && { special: 'sealed', sealUnknown: true }),
  };
  return [{ basic, end: number.end, cost: 0, suffixes: { tokens, end: number.end + rest[0].length } }];
}
