import { expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { compareBearings } from '../interchange/compare-bearings.ts';

test.each([
  ['LM20UU', 'LM20UU', 'linear ball', 20, 32, 42],
  ['LM 12', 'LM12', 'linear ball', 12, 21, 30],
  ['LME 20 UU', 'LME20UU', 'linear ball', 20, 32, 45],
  ['LM20UUOP', 'LM20UUOP', 'linear ball', 20, null, null],
  ['LMF16LUU', 'LMF16LUU', 'linear ball', 16, null, null],
  ['KH2030PP', 'KH2030PP', 'linear ball', 20, 28, 30],
  ['CSK25', 'CSK25', 'one-way clutch', 25, 52, 15],
  ['CSK 8', 'CSK8', 'one-way clutch', 8, 22, 9],
  ['CSK40', 'CSK40', 'one-way clutch', 40, 80, 22],
  ['CSK25PP', 'CSK25PP', 'one-way clutch', 25, 52, 15],
  ['CSK25-2RS', 'CSK25-2RS', 'one-way clutch', 25, 52, null],
  ['CSK8-2RS', 'CSK8-2RS', 'one-way clutch', 8, 22, null],
  ['HF1616', 'HF1616', 'one-way clutch', 16, 22, 16],
  ['HF0612', 'HF0612', 'one-way clutch', 6, 10, 12],
  ['HFL 2026', 'HFL2026', 'one-way clutch', 20, 26, 26],
  ['ASNU25', 'ASNU25', 'one-way clutch', 25, 62, null],
  ['AL 25', 'AL25', 'one-way clutch', 25, null, null],
  ['SCS20UU', 'SCS20UU', 'linear ball', 20, null, null],
  ['SC20LUU', 'SC20LUU', 'linear ball', 20, null, null],
  ['GIKR25', 'GIKR25', 'rod end', 25, null, null],
  ['GAKL 20-PB', 'GAKL20PB', 'rod end', 20, null, null],
  ['MR20-N', 'MR20N', 'needle roller without inner ring', 31.75, null, null],
  ['AS2035', 'AS2035', 'thrust washer', 20, 35, 1],
  ['LS 2035', 'LS2035', 'thrust washer', 20, 35, null],
  ['AS100135', 'AS100135', 'thrust washer', 100, 135, 1],
  ['WS81105', 'WS81105', 'thrust washer', 25, null, null],
  ['GS 81105', 'GS81105', 'thrust washer', null, 42, null],
  ['HJ310', 'HJ310', 'angle ring', 50, null, null],
  ['HJ 2205 EC', 'HJ2205E', 'angle ring', 25, null, null],
  ['HJ1024', 'HJ1024', 'angle ring', 120, null, null],
])('%s is %s, a %s of %s x %s x %s mm', (text, number, type, d, D, B) => {
  const { known, unknown, ...reading } = parseDesignation(text);
  expect([known, unknown, universalNumber({ known, unknown, ...reading }), reading.type]).toEqual([
    true,
    [],
    number,
    type,
  ]);
  expect([reading.boreMm, reading.outsideMm, reading.widthMm]).toEqual([d, D, B]);
});

test.each([
  'LM7UU',
  'LM14',
  'CSK22',
  'HF1620',
  'KH2040',
  'AS3520',
  'WS81199',
  'ASNU24',
  'AL13',
  'SCS15UU',
  'MR21N',
  'MR20',
  'HJ101816',
])('%s is not guessed', (text) => {
  expect(parseDesignation(text).known).toBe(false);
});

test.each([
  ['LM11949/LM11910', 'tapered roller inch'],
  ['AS205', 'insert/unit'],
  ['HK1616', 'needle drawn cup open'],
])('%s stays a %s', (text, type) => {
  expect(parseDesignation(text).type).toBe(type);
});

test.each([
  ['LM20UU', 'LME20UU', 'different'],
  ['LM20UU', 'LM20', 'same-size'],
  ['CSK25', '6205', 'same-size'],
  ['CSK25', 'CSK25PP', 'same-size'],
  ['HF1616', 'HK1616', 'same-size'],
  ['GIKR25', 'GAKR25', 'different'],
  ['GIKR20PB', 'GIKFR20PB', 'different'],
  ['SCS20UU', 'LM20UU', 'different'],
  ['AXK2035', 'AS2035', 'different'],
  ['AXK2035+2AS2035', 'AXK2035', 'same-size'],
  ['AXK2035 + 2AS2035', 'AXK2035+2AS2035', 'identical'],
  ['KM5+MB5', 'KM5', 'different'],
  ['HJ310EC', 'HJ310E', 'interchangeable'],
  ['HJ310', 'HJ310E', 'different'],
  ['HJ310', 'NJ310', 'different'],
])('%s and %s are %s', (a, b, level) => {
  expect(compareBearings(a, b).level).toBe(level);
});
