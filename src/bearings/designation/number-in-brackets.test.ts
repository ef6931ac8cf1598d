import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

const readingOf = (text: string) => {
  const reading = parseDesignation(text);
  return [universalNumber(reading), ...reading.unknown];
};

it.each([
  ['305 (6305)', '6305'],
  ['7204 (30204)', '30204'],
  ['2208 (N208)', 'N208'],
  ['32309 (NU 309)', 'NU309'],
  ['180205 (6205 2RS) KINEX', '6205-2RS'],
  ['30208 (7208) *NSK', '30208'],
  ['62303 2RS (180603) *NSK', '62303-2RS'],
  ['1000911(61911)', '61911'],
  ['11204(1205К+Н205) *HARP', '1205K+H205'],
  ['8109 [51109]', '51109'],
  ['4-9105 (81105M)', '81105/P4'],
  ['7513 (32213 P6) 6 *SKF UA', '32213/P6'],
  ['203 UC (480203)', 'UC203'],
  ['18 (608)', '608'],
  ['36103 Е (7003)', '7003C'],
])('of two numbers that name one bearing both decide: %s is %s', (text, number) => {
  expect(readingOf(text)).toEqual([number]);
});

it.each([
  ['6205 (6308)', '6205', '6308'],
  ['305 (6308)', '6305', '6308'],
])('two bearings are not taken for one: %s', (text, number, other) => {
  const reading = parseDesignation(text);
  expect([universalNumber(reading), reading.unknown]).toEqual([number, [other]]);
  expect(reading.alternatives.map(universalNumber)).toContain(other);
});

it.each([
  ['6205 (C3)', '6205/C3'],
  ['6205 (2RS)', '6205-2RS'],
  ['22220K (H320)', '22220K+H320'],
  ['6205 (25x52x15)', '6205'],
])('other brackets hold a part of the designation: %s is %s', (text, number) => {
  expect(readingOf(text)).toEqual([number]);
});

it.each([
  ['1206 *СХ', '1206'],
  ['6205 2RS *KG', '6205-2RS'],
  ['180018 (608 2RSR) КІНЕХ', '608-2RS'],
  ['6207 (VMI)', '6207'],
  ['6020 [VMI]', '6020'],
  ['6205-2RS [5]', '6205-2RS'],
  ['6205 (F)', '6205'],
  ['H 220/PC', 'H220'],
  ['6205 ZZ SUPP: SKF', '6205-2Z'],
])('marks of shops and stores are no suffixes: %s is %s', (text, number) => {
  expect(readingOf(text)).toEqual([number]);
});

it.each([
  ['203 UCFL', 'UCFL203'],
  ['205 UC', 'UC205'],
  ['204 UCP', 'UCP204'],
  ['206 UCT *СТ', 'UCT206'],
  ['205 UСF', 'UCF205'],
])('letters behind the number of a unit stand in front of it: %s is %s', (text, number) => {
  expect(readingOf(text)).toEqual([number]);
});
