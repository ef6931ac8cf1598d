import { boreFromCode, NO_DIMENSIONS } from '../dimensions/boundary-dimensions.ts';
import { type BasicNumberCandidate, basicNumber } from './basic-number.ts';

/** TSN511G (SKF) and DH511, FSV511, TSV511 (FAG) seal the housing of that number, ASNH511 closes it; the letter is the kind of seal. */
function matchSealsAndCovers(text: string): BasicNumberCandidate[] {
  const found =
    /^(TSN|TSV|FSV|DH)([2356])(\d\d)(ND|CG|[ACGLNSU])?(?![A-Z0-9])/.exec(text) ??
    /^(ASNH)([2356])(\d\d)(?:[36]\d\d)?(?![A-Z0-9])/.exec(text);
  if (!found || boreFromCode(found[3] ?? '') === undefined) return [];
  const [written, letters = '', series = '', code = '', kind = ''] = found;
  const number = letters + series + code + kind;
  const isOfSkf = letters === 'TSN' || letters === 'ASNH';
  const type = letters === 'ASNH' ? 'housing cover' : 'housing seal';
  return [
    {
      basic: basicNumber(number, type, letters, NO_DIMENSIONS, isOfSkf ? 'maker SKF' : 'maker FAG'),
      end: written.length,
      cost: 0,
    },
  ];
}

/** No ring is as wide; 85 was written 8.5, whose point is read as a separator. */
const MAX_WIDTH_MM = 30;

const widthOf = (digits: string): number => (Number(digits) > MAX_WIDTH_MM ? Number(digits) / 10 : Number(digits));

/** FRB8.5/100 (SKF), FRM100/8.5 (FAG) and SR100X8.5 (JIS): rings between bearing and housing, width and outside in mm. */
function matchLocatingRings(text: string): BasicNumberCandidate[] {
  const skf = /^(FRB)(\d{1,3}(?:\.\d)?)\/(\d{2,3})(?!\d)/.exec(text);
  const found = skf ?? /^(FRM|SR)(\d{2,3})[/X](\d{1,2}(?:\.\d)?)(?!\d)/.exec(text);
  if (!found) return [];
  const [written, letters = '', first = '', second = ''] = found;
  const [widthMm, outsideMm] = skf ? [widthOf(first), Number(second)] : [Number(second), Number(first)];
  if (widthMm <= 0 || widthMm > MAX_WIDTH_MM) return [];
  const number = skf ? `FRB${widthMm}/${outsideMm}` : `${letters}${outsideMm}${letters === 'SR' ? 'X' : '/'}${widthMm}`;
  const source = skf ? 'maker SKF' : letters === 'SR' ? 'JIS B 1551' : 'maker FAG';
  const basic = basicNumber(number, 'locating ring', letters, { ...NO_DIMENSIONS, outsideMm, widthMm }, source);
  return [{ basic, end: written.length, cost: 0 }];
}

/** SR-18-15 holds the bearing in a housing SAF; as SR18 it would be an inch ball bearing. Source: maker SKF. */
function matchStabilizingRings(text: string): BasicNumberCandidate[] {
  const [number] = /^SR(?:1613|1714|1815|1916|2017|2219|2420|3630|3832|4034)(?![A-Z0-9])/.exec(text) ?? [];
  if (number === undefined) return [];
  return [
    { basic: basicNumber(number, 'locating ring', 'SR', NO_DIMENSIONS, 'maker SKF'), end: number.length, cost: 0 },
  ];
}

export const matchHousingParts = (text: string): BasicNumberCandidate[] => [
  ...matchSealsAndCovers(text),
  ...matchLocatingRings(text),
  ...matchStabilizingRings(text),
];
