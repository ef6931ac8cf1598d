import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { isWhole } from './parsed-designation.ts';
import { universalNumber } from './universal-number.ts';

it.each([
  ['32220E', '32220'],
  ['32218 E', '32218'],
  ['30205E', '30205'],
  ['32311E', '32311'],
  ['31310E', '31310'],
  ['32016E', '32016'],
  ['33113E', '33113'],
])('E behind a tapered roller bearing is the strengthened one: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.type, reading.unknown]).toEqual([number, 'tapered roller', []]);
});

it.each([
  ['32220EXQ', 'tapered roller'],
  ['32205KM', 'tapered roller'],
  ['7205 QX', 'angular contact ball'],
  ['2208 QX', 'self-aligning ball'],
])('a suffix that is not known makes no old number of %s', (text, type) => {
  expect(parseDesignation(text)).toMatchObject({ type, oldNumber: false });
});

it.each([
  ['7204 ГОСТ', '30204'],
  ['ГОСТ 7204', '30204'],
  ['7204 GOST', '30204'],
  ['32309 ГОСТ', 'NU309'],
  ['old 7204', '30204'],
  ['7204 old number', '30204'],
  ['GB 7204', '30204'],
  ['7207А', '30207'],
  ['7208 А', '30208'],
  ['2211КМ', 'N211'],
  ['32309М', 'NU309'],
])('%s says that the old number is meant: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), isWhole(reading), reading.oldNumber]).toEqual([number, true, true]);
});

it.each([
  ['7204', '7204'],
  ['7205 10 шт', '7205'],
  ['подшипник 32309', '32309'],
  ['7202 С', '7202C'],
  ['7205 2РС', '7205-2RS'],
  ['22205 СС/W33', '22205'],
])('other Cyrillic letters do not: %s is %s', (text, number) => {
  expect(universalNumber(parseDesignation(text))).toBe(number);
});

it.each([
  ['6-207', '6207/P6'],
  ['4-206Е', '6206/P4'],
  ['30-3618', '22318/C3'],
  ['70-210К', '6210/C3'],
  ['7-60025', '625-Z'],
  ['46206 Е 6-', '7206AC/P6'],
  ['7180110', '16010-2RS'],
  ['6254905', 'RNA6905'],
  ['200Ю', 'S6200'],
  ['80200С9', '6200-2Z'],
])('the classes and letters of GOST in %s: %s', (text, number) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, []]);
});
