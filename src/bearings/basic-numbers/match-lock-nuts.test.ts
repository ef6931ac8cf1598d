import { expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { universalNumber } from '../designation/universal-number.ts';
import { compareBearings } from '../interchange/compare-bearings.ts';

test.each([
  ['KM5', 'KM5', 'lock nut', 25],
  ['KM 05', 'KM5', 'lock nut', 25],
  ['lock nut KM10 SKF', 'KM10', 'lock nut', 50],
  ['KML26', 'KML26', 'lock nut', 130],
  ['KMT 5', 'KMT5', 'lock nut', 25],
  ['KMFE 8', 'KMFE8', 'lock nut', 40],
  ['HM3044', 'HM3044', 'lock nut', 220],
  ['HM 31/500', 'HM31/500', 'lock nut', 500],
  ['HM 42 T', 'HM42T', 'lock nut', 210],
  ['AN15', 'AN15', 'lock nut', null],
  ['MB5', 'MB5', 'lock washer', 25],
  ['MB 05', 'MB5', 'lock washer', 25],
  ['MBL26', 'MBL26', 'lock washer', 130],
  ['AW05X', 'AW05X', 'lock washer', null],
])('%s is %s, a %s for a thread of %s mm', (text, number, type, boreMm) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.type, reading.boreMm, reading.unknown]).toEqual([number, type, boreMm, []]);
});

test.each(['KM', 'KM35', 'KML10', 'KM41', 'HM30', 'MB', 'AN99'])('%s is not guessed', (text) => {
  expect(parseDesignation(text).known).toBe(false);
});

test('HM88649 stays the cone of a tapered roller bearing', () => {
  expect(parseDesignation('HM88649/10').type).toBe('tapered roller inch');
});

test.each([
  ['KM5', 'KM05', 'interchangeable'],
  ['KM5', 'MB5', 'different'],
  ['KM5', 'KMT5', 'different'],
  ['KM5', 'AN05', 'different'],
  ['KM26', 'KML26', 'different'],
  ['MB5', 'MB5A', 'different'],
])('%s and %s are %s', (a, b, level) => {
  expect(compareBearings(a, b).level).toBe(level);
});
