import {
  fixedDimensions,
  outsideDiameterInSeries,
  valuesIn,
  widthInSeries,
} from '../dimensions/boundary-dimensions.ts';
import { freewheelBoresMm, rollerClutchesMm, spragClutchesMm } from '../dimensions/clutch.data.ts';
import { inchesToMm } from '../dimensions/inches.ts';
import { type BasicNumberCandidate, basicNumber } from './basic-number.ts';

/** CSK25 turns one way in the size of 6205; P has one keyway, PP two. With seals it is wider by what is not in the number. */
function matchSpragClutches(text: string): BasicNumberCandidate[] {
  const found = /^CSK(8|1[257]|20|25|30|35|40)(PP?)?(?![013-9]|2(?!RS))/.exec(text);
  const boreMm = Number(found?.[1]);
  const [outsideMm = null, openMm = null] = valuesIn(spragClutchesMm, boreMm);
  if (!found) return [];
  const isSealed = text.startsWith('2RS', found[0].length);
  const basic = basicNumber(
    found[0],
    'one-way clutch',
    'CSK',
    fixedDimensions(boreMm, outsideMm, isSealed ? null : openMm),
    'maker Stieber',
  );
  return [{ basic, end: found[0].length, cost: 0 }];
}

/** HF1616 is a drawn cup with rollers that lock, HFL1626 one with bearings on both sides: bore and width in mm. */
function matchRollerClutches(text: string): BasicNumberCandidate[] {
  const found = /^(HFL?)(\d\d)(\d\d)(?!\d)/.exec(text);
  const [number = '', series = '', bore = '', width = ''] = found ?? [];
  const [outsideMm] = valuesIn(rollerClutchesMm[series === 'HFL' ? 'HFL' : 'HF'], bore + width);
  if (!found || outsideMm === undefined) return [];
  const basic = basicNumber(
    number,
    'one-way clutch',
    series,
    fixedDimensions(Number(bore), outsideMm, Number(width)),
    'maker INA',
  );
  return [{ basic, end: number.length, cost: 0 }];
}

/** ASNU25 has bore and outside of 6305, AL25 a housing of its own; the width is not in the number. AS25, also NSS25, is as large as 6205. */
function matchFreewheels(text: string): BasicNumberCandidate[] {
  const [written = '', name = '', bore = ''] = /^(ASNU|ASNSS|NSS|AS|AL)(\d{1,3})(?![A-Z0-9])/.exec(text) ?? [];
  const series = name.endsWith('NSS') ? 'AS' : name;
  const boreMm = Number(bore);
  if (!freewheelBoresMm[series]?.includes(boreMm)) return [];
  const outsideMm = outsideDiameterInSeries({ ASNU: '3', AS: '2' }[series] ?? '', boreMm) ?? null;
  const widthMm = series === 'AS' ? (widthInSeries('02', boreMm) ?? null) : null;
  const sizes = fixedDimensions(boreMm, outsideMm, widthMm);
  const basic = basicNumber(series + bore, 'one-way clutch', series, sizes, 'maker Stieber');
  return [{ basic, end: written.length, cost: 0 }];
}

/** RC081208, with bearings RCB: bore, outside and width in sixteenths of an inch. */
function matchInchClutches(text: string): BasicNumberCandidate[] {
  const [number = '', series = '', ...digits] = /^(RCB?)(\d\d)(\d\d)(\d\d)(?![A-Z0-9])/.exec(text) ?? [];
  const [boreMm = 0, outsideMm = 0, widthMm = 0] = digits.map((sixteenths) => inchesToMm(Number(sixteenths) / 16));
  const wallMm = (outsideMm - boreMm) / 2;
  if (widthMm === 0 || wallMm < inchesToMm(1 / 16) || wallMm > inchesToMm(1 / 4)) return [];
  const sizes = fixedDimensions(boreMm, outsideMm, widthMm);
  const basic = basicNumber(number, 'one-way clutch', series, sizes, 'maker Torrington');
  return [{ basic, end: number.length, cost: 0 }];
}

export const matchClutches = (text: string): BasicNumberCandidate[] => [
  ...matchSpragClutches(text),
  ...matchRollerClutches(text),
  ...matchFreewheels(text),
  ...matchInchClutches(text),
];
