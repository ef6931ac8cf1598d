import { expect, test } from 'vitest';
import { parseBoreBesideKind, parseShaftQuery, parseSizeQuery } from './parse-size-query.ts';

const size = { d: 25, D: 52, B: 15 };

test.each([
  ['25x52x15', size],
  ['25 52 15', size],
  ['25×52×15', size],
  ['25*52*15', size],
  ['25-52-15', size],
  ['25/52/15', size],
  ['25x52 15', size],
  ['25mm x 52mm x 15mm', size],
  ['Ø25 x Ø52 x 15', size],
  ['d=25 D=52 B=15', size],
  ['d25 D52 B15', size],
  ['d 25 D 52', { d: 25, D: 52 }],
  ['D=52, d=25, B=15', size],
  ['ID 25 OD 52 W 15', size],
  ['bore: 25 od: 52 width: 15', size],
  ['2.5 cm x 5.2 cm x 1.5 cm', size],
  ['bearing 25x52x15 sealed', size],
  ['size 25x52x15 for motor', size],
  ['needle 25x32x20', { d: 25, D: 32, B: 20 }],
  ['5x10x4 ZZ', { d: 5, D: 10, B: 4 }],
  [' 25 X 52 x 16.25 mm', { d: 25, D: 52, B: 16.25 }],
  ['25mm id 52mm od 15mm width', size],
  ['25 ID x 52 OD x 15 W', size],
  ['25 x 52 x 15 width', size],
  ['२५x५२x१५', size],
  ['25, 52, 15', size],
  ['d=160, D=290, B=104', { d: 160, D: 290, B: 104 }],
  ['25mm*52mm*15mm deep groove', size],
  ['25mmx52mmx15mm', size],
  ['I.D. 25 O.D. 52 W 15', size],
  ['I.D 25mm, O.D 52mm, width 15mm', size],
  ['25 by 52 by 15', size],
  ['25by52by15 mm', size],
  ['25x52x?', { d: 25, D: 52 }],
  ['25x52', { d: 25, D: 52 }],
  ['0.6x2', { d: 0.6, D: 2 }],
  ['1" x 2" x 5/8"', { d: 25.4, D: 50.8, B: 15.875 }],
  ['1 x 2 x 5/8 inch', { d: 25.4, D: 50.8, B: 15.875 }],
  ['1-1/8" x 2-1/2" x 5/8"', { d: 28.575, D: 63.5, B: 15.875 }],
])('%s is a size in mm', (text, expected) => {
  expect(parseSizeQuery(text)).toEqual(expected);
});

test.each([
  '6205',
  'NU 205',
  '6205 2',
  '30 205',
  '62/22',
  'NK25/20',
  'K20x26x17',
  'HK25x32x20',
  'NKI 25x38x20',
  '52x25x15',
  '25x52x15x3',
  '25x52x0',
  '25-52',
  '6203-2RS-16',
  '7205 B 40 degree',
  '',
  'D205',
  'D25 D52',
  'd25',
  '608, 627',
  '608; 627',
  '608\n627',
  '1205, 1206, 1207',
  '608 ZZ, 627 ZZ',
])('%s is none', (text) => {
  expect(parseSizeQuery(text)).toBeUndefined();
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'])('a size may be written with %s', (sign) => {
  expect(parseSizeQuery(`25${sign}52${sign}15`)).toEqual({ d: 25, D: 52, B: 15 });
});

test.each([
  ['bearing for shaft 25 mm', 25],
  ['25 mm shaft bearing', 25],
  ['25mm bore bearing', 25],
  ['needle bearing, shaft dia 25', 25],
  ['bearing for 1" shaft', 25.4],
  ['shaft 25 mm', 25],
  ['25 mm shaft', 25],
  ['bore 25', 25],
  ['bore dia: 25', 25],
  ['ID 25', 25],
  ['I.D. 25 mm', 25],
  ['25mm ID', 25],
  ['d=25', 25],
  ['shaft dia 1 1/4"', 31.75],
  ['bore 120 mm', 120],
])('%s asks for bearings of a shaft: %s', (text, shaftMm) => {
  expect(parseShaftQuery(text)).toBe(shaftMm);
});

test.each([
  'shaft seal 25 mm',
  'shaft 608',
  'D=52',
  'OD 52',
  '25 mm',
  'bearing 25 mm',
  'bearing 6205 shaft 25',
  '25x52 bearing',
])('%s does not ask for bearings of a shaft', (text) => {
  expect(parseShaftQuery(text)).toBeUndefined();
});

test.each([
  ['taper roller 30 mm', 30],
  ['30mm needle bearing', 30],
  ['thrust bearing 1"', 25.4],
  ['spherical roller 5 cm bore', 50],
])('%s asks for a kind of bearing by its bore: %s', (text, boreMm) => {
  expect(parseBoreBesideKind(text)).toBe(boreMm);
});

test.each(['thrust bearing 51105', 'taper roller OD 62 mm', 'needle 20 x 28 mm', 'taper roller'])(
  '%s names no bore beside the kind',
  (text) => {
    expect(parseBoreBesideKind(text)).toBeUndefined();
  },
);

test.each([
  ['25,5x52x15', { d: 25.5, D: 52, B: 15 }],
  ['25,4 x 50,8 x 14,288', { d: 25.4, D: 50.8, B: 14.288 }],
  ['19,05 x 45,237', { d: 19.05, D: 45.237 }],
])('%s has decimal commas', (text, size) => {
  expect(parseSizeQuery(text)).toEqual(size);
});

test.each(['25x52,30x62', '25x52x15,30x62x16', '25,5'])('the comma in %s is no decimal one', (text) => {
  expect(parseSizeQuery(text)).toBeUndefined();
});
