import { fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { linearBallsMm } from '../dimensions/linear.data.ts';
import { type BasicNumberCandidate, basicNumber } from './basic-number.ts';

/**
 * LM20UU: a shaft of 20 mm and two seals; F, K and H have a flange, L is long, AJ has a slit and OP is open at one side. All
 * letters belong to the number, which tells the size of the plain ones only.
 */
function matchSolidOnes(text: string): BasicNumberCandidate[] {
  const found = /^(LME?)([FKH]?)(\d{1,2})(L?)(UU)?(AJ|OP)?(?![A-Z0-9])/.exec(text);
  const [number = '', standard = '', flange = '', digits = '', long = '', , open] = found ?? [];
  const boreMm = Number(digits);
  const [outsideMm, lengthMm] = valuesIn(linearBallsMm[standard === 'LME' ? 'LME' : 'LM'], boreMm);
  if (!found || outsideMm === undefined || lengthMm === undefined) return [];
  const isPlain = flange + long === '' && open === undefined;
  const sizes = isPlain ? fixedDimensions(boreMm, outsideMm, lengthMm) : { ...NO_DIMENSIONS, boreMm };
  const basic = basicNumber(number, 'linear ball', standard + flange, sizes, 'maker THK');
  return [{ basic, end: number.length, cost: 0 }];
}

/** KH2030PP: shaft and length in mm, two seals. */
function matchDrawnOnes(text: string): BasicNumberCandidate[] {
  const found = /^KH(\d\d)(\d\d)(PP?)?(?![A-Z0-9])/.exec(text);
  const boreMm = Number(found?.[1]);
  const [outsideMm, lengthMm] = valuesIn(linearBallsMm.KH, boreMm);
  if (!found || outsideMm === undefined || lengthMm !== Number(found[2])) return [];
  const basic = basicNumber(found[0], 'linear ball', 'KH', fixedDimensions(boreMm, outsideMm, lengthMm), 'maker INA');
  return [{ basic, end: found[0].length, cost: 0 }];
}

/** SC20UU, SCS20UU: a linear ball bearing in a case to be screwed on; V is short, L long, J adjustable. */
function matchCases(text: string): BasicNumberCandidate[] {
  const [number = '', series = '', bore] = /^(SC[JSV]?)(\d{1,2})L?UU(?![A-Z0-9])/.exec(text) ?? [];
  const boreMm = Number(bore);
  if (valuesIn(linearBallsMm.LM, boreMm).length === 0) return [];
  const basic = basicNumber(number, 'linear ball', series, { ...NO_DIMENSIONS, boreMm }, 'maker THK');
  return [{ basic, end: number.length, cost: 0 }];
}

export const matchLinearNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchSolidOnes(text),
  ...matchDrawnOnes(text),
  ...matchCases(text),
];
