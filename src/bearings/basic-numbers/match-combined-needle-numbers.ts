import type { BearingType } from '../attributes.ts';
import type { BoundaryDimensions } from '../dimensions/boundary-dimensions.ts';
import { boreOf, fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { inchesToMm } from '../dimensions/inches.ts';
import { combinedNeedleMm, inchCupSixteenths, nkisMm, thrustNeedleBoresMm } from '../dimensions/needle.data.ts';
import { type BasicNumberCandidate, basicNumber } from './basic-number.ts';

function sizeByBore(table: string, boreMm: number): BoundaryDimensions | undefined {
  const [outside, width] = valuesIn(table, boreMm);
  return outside === undefined || width === undefined ? undefined : fixedDimensions(boreMm, outside, width);
}

/** NKIA5904, NKIB5904: needles with angular contact or thrust balls in the size of NA59. */
function matchCombined(text: string): BasicNumberCandidate[] {
  const found = /^NKI([AB])59(\d\d|\/22)/.exec(text);
  const boreMm = boreOf(found?.[2] ?? '');
  const sizes = boreMm === undefined ? undefined : sizeByBore(combinedNeedleMm, boreMm);
  if (!found || !sizes) return [];
  const basic = basicNumber(found[0], 'needle combined', `NKI${found[1]}`, sizes, 'maker INA');
  return [{ basic, end: found[0].length, cost: 0 }];
}

/** NKIS25 with, NKS25 without an inner ring; of NKS only the bore is in the number. */
function matchHeavy(text: string): BasicNumberCandidate[] {
  const found = /^(NKIS|NKS)(\d{1,3})(?!\d)/.exec(text);
  const boreMm = Number(found?.[2]);
  if (!found) return [];
  const [number, series = ''] = found;
  const sizes = series === 'NKIS' ? sizeByBore(nkisMm, boreMm) : { ...NO_DIMENSIONS, boreMm };
  if (!sizes) return [];
  const type = series === 'NKIS' ? 'needle roller with inner ring' : 'needle roller without inner ring';
  return [{ basic: basicNumber(number, type, series, sizes, 'maker INA'), end: number.length, cost: 0 }];
}

/** NKX25, NKXR25: needles with thrust balls or rollers; the number is the raceway diameter in mm, Z a cover over the thrust part. */
function matchWithThrust(text: string): BasicNumberCandidate[] {
  const found = /^(NKXR?)(\d\d)Z?(?!\d)/.exec(text);
  const [number = '', series = '', bore] = found ?? [];
  const boreMm = Number(bore);
  if (!found || !thrustNeedleBoresMm.includes(boreMm)) return [];
  const basic = basicNumber(number, 'needle combined', series, { ...NO_DIMENSIONS, boreMm }, 'maker INA');
  return [{ basic, end: number.length, cost: 0 }];
}

const typesBySizes: Readonly<Record<string, BearingType>> = {
  IR: 'inner ring',
  LR: 'inner ring',
  NAO: 'needle roller with inner ring',
  RNAO: 'needle roller without inner ring',
};

/** IR25x30x20, RNAO25x35x17: bore (of RNAO the raceway), outside or raceway diameter and width. */
function matchSizes(text: string): BasicNumberCandidate[] {
  const found = /^(IR|LR|NAO|RNAO)(\d{1,3})X(\d{1,3})X(\d{1,3}(?:\.\d+)?)/.exec(text);
  const [number = '', letters = ''] = found ?? [];
  const [bore = 0, outside = 0, width = 0] = found?.slice(2).map(Number) ?? [];
  const type = typesBySizes[letters];
  if (!type || outside <= bore || width <= 0) return [];
  const basic = basicNumber(number, type, letters, fixedDimensions(bore, outside, width), 'maker INA');
  return [{ basic, end: number.length, cost: 0 }];
}

const inSixteenths = (count: number): number => inchesToMm(count / 16);

/**
 * SCE1212 (INA), J1212, B1212 (Koyo, Torrington), BA1212Z (IKO): bore and width in sixteenths of an inch. BCE1212, M1212 and
 * BAM1212 are closed at one end; P is one seal. Source: ABMA 18.2.
 */
function matchInchCups(text: string): BasicNumberCandidate[] {
  const found =
    /^(SCE|BCE|BAM|B)(\d{2,4})(?!\d)(P(?![A-Z\d]))?/.exec(text) ??
    /^(BA)(\d{2,4})Z/.exec(text) ??
    /^(J|M)(\d{3,4})(?![A-Z\d/])/.exec(text);
  if (!found) return [];
  const [whole, letters = '', digits = '', seal] = found;
  const series = ['BCE', 'BAM', 'M'].includes(letters) ? 'BCE' : 'SCE';
  // the letter alone says little: 'M 1212'
  const cost = letters === 'J' || letters === 'M' ? SHORT_NAME_COST : 0;
  return [1, 2].flatMap((length) => {
    const [bore, width] = [Number(digits.slice(0, length)), Number(digits.slice(length))];
    const [outside] = valuesIn(inchCupSixteenths, bore);
    const isWritten = !digits.slice(length).startsWith('0') && width >= 4 && width <= 20 && width <= bore + 6;
    if (outside === undefined || !isWritten) return [];
    const sizes = fixedDimensions(inSixteenths(bore), inSixteenths(outside), inSixteenths(width));
    const type = series === 'BCE' ? 'needle drawn cup closed' : 'needle drawn cup open';
    const source = makersOfCups[letters] ?? 'maker INA';
    const basic = basicNumber(series + digits, type, series, sizes, source);
    return [{ basic: seal === undefined ? basic : { ...basic, seal: 'RS' as const }, end: whole.length, cost }];
  });
}
const SHORT_NAME_COST = 2;
const makersOfCups: Readonly<Record<string, string>> = {
  B: 'maker Koyo',
  J: 'maker Koyo',
  M: 'maker Koyo',
  BA: 'maker IKO',
  BAM: 'maker IKO',
};

/** MR20N (McGill): the raceway in sixteenths of an inch; the inner ring is sold by itself. */
function matchInchNeedles(text: string): BasicNumberCandidate[] {
  const [number = '', sixteenths] = /^MR(1[02468]|2[02468]|3[26]|4[048])N(?![A-Z0-9])/.exec(text) ?? [];
  if (sixteenths === undefined) return [];
  const sizes = { ...NO_DIMENSIONS, boreMm: inSixteenths(Number(sixteenths)) };
  const basic = basicNumber(number, 'needle roller without inner ring', 'MR N', sizes, 'maker McGill');
  return [{ basic, end: number.length, cost: 0 }];
}

export const matchCombinedNeedleNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchCombined(text),
  ...matchHeavy(text),
  ...matchWithThrust(text),
  ...matchSizes(text),
  ...matchInchCups(text),
  ...matchInchNeedles(text),
];
