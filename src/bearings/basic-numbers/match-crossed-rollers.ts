import { fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { crossedRollersMm, rotaryTableBoresMm, screwedCrossedRollersMm } from '../dimensions/crossed-roller.data.ts';
import { type BasicNumberCandidate, basicNumber } from './basic-number.ts';

/** The width has two digits, or three: 10020 is 100 mm and 20, 1000110 is 1000 and 110. */
const splitsOf = (digits: string): (readonly [bore: number, width: number])[] =>
  [2, 3].map((length) => [Number(digits.slice(0, -length)), Number(digits.slice(-length))]);

/**
 * RB10020 with a split outer, RE10020 with a split inner ring, RA10008 a slim one (THK); CRB and CRBH are of the same sizes
 * (IKO).
 */
function matchSplitOnes(text: string): BasicNumberCandidate[] {
  const [number = '', series = '', digits = ''] = /^(CRBH|CRB|RB|RE|RA)(\d{4,7})(?!\d)/.exec(text) ?? [];
  const table = crossedRollersMm[series === 'RA' ? 'RA' : 'RB'];
  for (const [bore, width] of splitsOf(digits)) {
    const [outside] = valuesIn(table, `${bore}/${width}`);
    if (outside === undefined) continue;
    const source = series.startsWith('C') ? 'maker IKO' : 'maker THK';
    const basic = basicNumber(number, 'crossed roller', series, fixedDimensions(bore, outside, width), source);
    return [{ basic, end: number.length, cost: 0 }];
  }
  return [];
}

/** RU124: both rings are whole, with holes; the number is about the pitch diameter. */
function matchScrewedOnes(text: string): BasicNumberCandidate[] {
  const [number = '', pitch = ''] = /^RU(\d{2,3})(?:[GX](?![A-Z]))?(?!\d)/.exec(text) ?? [];
  if (number === '') return [];
  const [bore, outside, width] = valuesIn(screwedCrossedRollersMm, pitch);
  if (bore === undefined || outside === undefined || width === undefined) return [];
  const sizes = fixedDimensions(bore, outside, width);
  const basic = basicNumber(`RU${pitch}`, 'crossed roller', 'RU', sizes, 'maker THK');
  return [{ basic, end: number.length, cost: 0 }];
}

/** YRT100 (INA), NRT100A and NRT100B (SKF). */
function matchRotaryTables(text: string): BasicNumberCandidate[] {
  const [number = '', letters = '', bore = ''] = /^(YRT|NRT)(\d{2,4})B?(?!\d)/.exec(text) ?? [];
  const boreMm = Number(bore);
  if (!rotaryTableBoresMm.includes(boreMm)) return [];
  const source = letters === 'NRT' ? 'maker SKF' : 'maker INA';
  const basic = basicNumber(
    number,
    'axial-radial roller',
    letters,
    { ...NO_DIMENSIONS, boreMm, widthKind: 'H' },
    source,
  );
  return [{ basic, end: number.length, cost: 0 }];
}

export const matchCrossedRollers = (text: string): BasicNumberCandidate[] => [
  ...matchSplitOnes(text),
  ...matchScrewedOnes(text),
  ...matchRotaryTables(text),
];
