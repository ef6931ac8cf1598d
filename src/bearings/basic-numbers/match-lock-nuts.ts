import type { BearingType } from '../attributes.ts';
import { boreFromCode, boreOf, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { lockNutsMm } from '../dimensions/lock-nut.data.ts';
import { type BasicNumber, type BasicNumberCandidate, basicNumber } from './basic-number.ts';

const NUT = 'lock nut';
const WASHER = 'lock washer';

const locking = (
  number: string,
  type: BearingType,
  series: string,
  source: string,
  boreMm: number | null = null,
  widthMm: number | null = null,
): BasicNumber => basicNumber(number, type, series, { ...NO_DIMENSIONS, boreMm, widthMm }, source);

/** KM5, also KM05, is a nut of M25 and MB5 its washer; KML and MBL are low ones. MB5A is not quite MB5. */
function matchIsoNuts(text: string): BasicNumberCandidate[] {
  const found = /^(KM|MB)(L?)(\d\d?)(A?)(?![A-Z0-9])/.exec(text);
  const [written = '', letters = '', low = '', code = '', design = ''] = found ?? [];
  const boreMm = boreFromCode(code.padStart(2, '0'));
  const isNut = letters === 'KM';
  const [, widthMm] = valuesIn(lockNutsMm[low ? 'KML' : 'KM'], boreMm ?? 0);
  if (!found || boreMm === undefined || widthMm === undefined || (isNut && design !== '')) return [];
  const number = `${letters}${low}${Number(code)}${design}`;
  const basic = locking(number, isNut ? NUT : WASHER, letters + low, 'ISO 2982-2', boreMm, isNut ? widthMm : null);
  return [{ basic, end: written.length, cost: 0 }];
}

/** MB44 to MB56 lock the large nuts HM44T to HM56T. */
function matchLargeWashers(text: string): BasicNumberCandidate[] {
  const [written] = /^MB(?:44|48|52|56)(?![A-Z0-9])/.exec(text) ?? [];
  if (written === undefined) return [];
  return [{ basic: locking(written, WASHER, 'MB', 'ISO 2982-2'), end: written.length, cost: 0 }];
}

const MAX_PRECISION_CODE = 40;

/** Nuts that hold without a washer: KMT (pins), KMK, KMFE, KMD; the number counts as that of KM. Source: maker SKF. */
function matchPrecisionNuts(text: string): BasicNumberCandidate[] {
  const found = /^(KMTA?|KMKB?|KMFE|KMD)(\d\d?)(?![A-Z0-9])/.exec(text);
  const [written = '', letters = '', code = ''] = found ?? [];
  const boreMm = boreFromCode(code.padStart(2, '0'));
  if (!found || boreMm === undefined || Number(code) > MAX_PRECISION_CODE) return [];
  const basic = locking(`${letters}${Number(code)}`, NUT, letters, 'maker SKF', boreMm);
  return [{ basic, end: written.length, cost: 0 }];
}

/** HM3044 and HM42T have a trapezoidal thread of five times the last digits, HM31/500 one of 500 mm; MS3044 is the clip for HM3044. */
function matchLargeNuts(text: string): BasicNumberCandidate[] {
  const found =
    /^(HM|HME|MS)(30|31)(\d\d|\/\d{3,4})(?![A-Z0-9])/.exec(text) ?? /^(HM|HML)()(\d\d)T(?![A-Z0-9])/.exec(text);
  const [written = '', letters = '', series = '', code = ''] = found ?? [];
  const boreMm = boreOf(code);
  if (!found || boreMm === undefined || boreMm < SMALLEST_LARGE_MM) return [];
  const isNut = letters !== 'MS';
  const basic = locking(written, isNut ? NUT : WASHER, letters + series, 'ISO 2982-2', isNut ? boreMm : null);
  return [{ basic, end: written.length, cost: 0 }];
}

const SMALLEST_LARGE_MM = 200;

/** AN is metric at makers of Japan and from 15 on also of inches at those of America, so that no thread is told. */
function matchJisNuts(text: string): BasicNumberCandidate[] {
  const found = /^(ANL?|AWL?)(\d\d)([AX]?)(?![A-Z0-9])/.exec(text);
  const [written = '', letters = '', code = ''] = found ?? [];
  if (!found || Number(code) > MAX_PRECISION_CODE) return [];
  const basic = locking(written, letters.startsWith('AN') ? NUT : WASHER, letters, 'JIS B 1554');
  return [{ basic, end: written.length, cost: 0 }];
}

export const matchLockNuts = (text: string): BasicNumberCandidate[] => [
  ...matchIsoNuts(text),
  ...matchLargeWashers(text),
  ...matchPrecisionNuts(text),
  ...matchLargeNuts(text),
  ...matchJisNuts(text),
];
