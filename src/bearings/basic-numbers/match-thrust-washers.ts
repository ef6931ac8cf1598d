import { fixedDimensions, NO_DIMENSIONS } from '../dimensions/boundary-dimensions.ts';
import { type BasicNumberCandidate, basicNumber } from './basic-number.ts';
import { matchCylindricalNumbers, matchNumericNumbers } from './match-radial-numbers.ts';

const AS_WIDTH_MM = 1;

/** AS2035 and LS2035 for the cage AXK2035: bore and outside; AS is 1 mm thick, LS thicker by what is not in the number. */
function matchNeedleWashers(text: string): BasicNumberCandidate[] {
  const found = /^(AS|LS)(\d{4}|\d{6})(?!\d)/.exec(text);
  const [number = '', series = '', digits = ''] = found ?? [];
  const boreMm = Number(digits.slice(0, digits.length / 2));
  const outsideMm = Number(digits.slice(digits.length / 2));
  if (!found || boreMm < 4 || outsideMm < boreMm + 7 || outsideMm > boreMm + 45) return [];
  const sizes = fixedDimensions(boreMm, outsideMm, series === 'AS' ? AS_WIDTH_MM : null);
  return [{ basic: basicNumber(number, 'thrust washer', series, sizes, 'ISO 3031'), end: number.length, cost: 0 }];
}

/** WS81105 on the shaft and GS81105 in the housing of 81105: bore and outside of the bearing; the other diameter is not told. */
function matchRollerWashers(text: string): BasicNumberCandidate[] {
  const found = /^(WS|GS)((?:811|812|893)\d\d)(?!\d)/.exec(text);
  const [number = '', series = '', bearing = ''] = found ?? [];
  const whole = matchNumericNumbers(bearing)[0]?.basic.sizes;
  if (!found || !whole) return [];
  const { boreMm, outsideMm } = whole;
  const sizes = series === 'WS' ? { ...NO_DIMENSIONS, boreMm } : { ...NO_DIMENSIONS, outsideMm };
  return [{ basic: basicNumber(number, 'thrust washer', series, sizes, 'ISO 3031'), end: number.length, cost: 0 }];
}

/** HJ310 for NJ310 and NU310, HJ310E for NJ310E: the bore of the bearing. */
function matchAngleRings(text: string): BasicNumberCandidate[] {
  const [written = '', digits = '', design = ''] = /^HJ(\d{3,4})(EC?)?(?![A-Z\d])/.exec(text) ?? [];
  const bearing = matchCylindricalNumbers(`NJ${digits}`).find(({ end }) => end === digits.length + 'NJ'.length)?.basic;
  if (!bearing) return [];
  const sizes = { ...NO_DIMENSIONS, boreMm: bearing.sizes.boreMm };
  const number = `HJ${digits}${design.charAt(0)}`;
  return [{ basic: basicNumber(number, 'angle ring', 'HJ', sizes, 'ISO 246'), end: written.length, cost: 0 }];
}

export const matchThrustWashers = (text: string): BasicNumberCandidate[] => [
  ...matchNeedleWashers(text),
  ...matchRollerWashers(text),
  ...matchAngleRings(text),
];

/** 53205U stands on the seating washer U205, 54205U between two of them. Source: JIS B 1532, GB/T 28697. */
export function matchOnSeatingWashers(text: string): BasicNumberCandidate[] {
  const [written, washer] = /^5[34]([234]\d\d)U(?!\d)/.exec(text) ?? [];
  const whole = matchNumericNumbers(written ?? '').find(({ basic }) => basic.type === 'thrust ball')?.basic;
  if (written === undefined || !whole) return [];
  return [{ basic: { ...whole, special: `with U${washer}` }, end: written.length, cost: 0 }];
}
