import { fixedDimensions, NO_DIMENSIONS, valuesIn } from '../dimensions/boundary-dimensions.ts';
import { ballScrewLeadsMm, carriages, linearBallsMm, screwSupportUnits } from '../dimensions/linear.data.ts';
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

/** HGH20CA, SHS25LC, SBR16UU: a carriage of a rail; the letters behind the size are its form. Its sizes are not in the number. */
function matchCarriages(text: string): BasicNumberCandidate[] {
  const [number = '', series = '', size = '', form = ''] = /^([A-Z]{3})(\d{1,3})([A-Z]{1,3})/.exec(text) ?? [];
  const carriage = Object.hasOwn(carriages, series) ? carriages[series] : undefined;
  if (!carriage?.sizes.split(' ').includes(size)) return [];
  const forms = carriage.forms.split(' ');
  // seals may follow: HSR25AUU
  const whole = [3, 2, 1].map((length) => form.slice(0, length)).find((one) => forms.includes(one));
  if (whole === undefined) return [];
  const front = number.slice(0, series.length + size.length + whole.length);
  const written = front + (/^(?:UU|SS|ZZ|DD|KK)/.exec(text.slice(front.length))?.[0] ?? '');
  const basic = basicNumber(written, 'linear carriage', series, NO_DIMENSIONS, carriage.source);
  return [{ basic, end: written.length, cost: 0 }];
}

/** BK12 holds the driven end of a ball screw, BF12 the other; E, F and B are the forms of the housing. */
function matchScrewSupportUnits(text: string): BasicNumberCandidate[] {
  const [number = '', letters = '', size = ''] = /^(EK|FK|BK|EF|FF|BF)(\d{1,2})(?![\dA-Z/])/.exec(text) ?? [];
  const unit = screwSupportUnits[letters];
  if (!unit?.sizes.split(' ').includes(size)) return [];
  const sizes = { ...NO_DIMENSIONS, boreMm: unit.isFixed ? Number(size) : null };
  const basic = basicNumber(number, 'screw support unit', letters, sizes, 'maker THK');
  return [{ basic, end: number.length, cost: 0 }];
}

/** SFU1605: diameter and lead in mm, behind them the turns that carry. */
function matchBallScrews(text: string): BasicNumberCandidate[] {
  const [number = '', diameter = '', lead] = /^SFU(\d\d)(\d\d)(?!\d{2})/.exec(text) ?? [];
  if (number === '' || !valuesIn(ballScrewLeadsMm, diameter).includes(Number(lead))) return [];
  const basic = basicNumber(number, 'ball screw', 'SFU', { ...NO_DIMENSIONS, boreMm: Number(diameter) }, 'DIN 69051-5');
  return [{ basic, end: number.length, cost: 0 }];
}

export const matchLinearNumbers = (text: string): BasicNumberCandidate[] => [
  ...matchSolidOnes(text),
  ...matchDrawnOnes(text),
  ...matchCases(text),
  ...matchCarriages(text),
  ...matchScrewSupportUnits(text),
  ...matchBallScrews(text),
];
