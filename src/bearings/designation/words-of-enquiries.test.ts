import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { isWhole } from './parsed-designation.ts';
import { universalNumber } from './universal-number.ts';

const numberIn = (text: string) => {
  const reading = parseDesignation(text);
  return isWhole(reading) ? universalNumber(reading) : undefined;
};

it.each([
  ['please send price for 6205 zz', '6205-2Z'],
  ['pls quote 6205 zz', '6205-2Z'],
  ['rate of 6205', '6205'],
  ['bearing no 6205 ka rate', '6205'],
  ['i need 6205', '6205'],
  ['we need 6205 2rs c3 urgently', '6205-2RS/C3'],
  ['do you have 6205 2rs?', '6205-2RS'],
  ['6205 available?', '6205'],
  ['6205 price?', '6205'],
  ['send 6205 zz', '6205-2Z'],
  ['all 6205 sealed', '6205-2RS'],
  ['Item code: 6205ZZ', '6205-2Z'],
  ['Brg. no.:6205', '6205'],
  ['brg.no. 6205-2RS', '6205-2RS'],
  ['GOST 180205', '6205-2RS'],
  ['ГОСТ 180205', '6205-2RS'],
])('of "%s" only the number is read: %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['6205 hsn 84821020', '6205'],
  ['6205 ZZ HSN: 8482', '6205-2Z'],
  ['6205-2RS HSN/SAC 84821020', '6205-2RS'],
  ['hsn code 8482 bearing 6205', '6205'],
])('the tariff number in %s is none of a bearing', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  '30205 cone',
  '30205 cup',
  'cone 30205',
  '32208 cone only',
  'LM11949/10 cup',
  '30205 inner race',
  '6205 cage',
  'cage for 6205',
  '6205 cage only',
  '22212 CC/W33 cage',
  '6205 race',
  '30205 bearing race',
  '6205 inner race',
  '6205 outer ring',
  '6205 retainer',
  '6205 housing',
  'housing for 6205',
])('%s is a part and not the bearing', (text) => {
  expect(numberIn(text)).toBeUndefined();
});

it.each([
  ['6205 brass cage', '6205'],
  ['6205 cage: brass', '6205'],
  ['6205 with nylon cage', '6205'],
  ['SNL512 housing', 'SNL512'],
  ['UCP205 with housing', 'UCP205'],
  ['HK2020 drawn cup', 'HK2020'],
])('%s is the bearing %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['30205 cup and cone', '30205'],
  ['30205 cone & cup', '30205'],
  ['LM11949/10 cone cup', 'LM11949/LM11910'],
  ['32208 cone with cup', '32208'],
  ['LM11949 cone', 'LM11949'],
  ['LM11910 cup', 'LM11910'],
])('%s is %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['GE25 DO', 'GE25ES'],
  ['6205 RS', '6205-RS'],
])('the suffix of %s is no word', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  ['ZWZ 6205-2RZ 2021', '6205-2RZ', ['2021']],
  ['6205 ZZ 2019', '6205-2Z', ['2019']],
  ['6205-2RS 2022 C3', '6205-2RS/C3', ['2022']],
  ['HK 2020', 'HK2020', []],
  ['NRB HK 2016', 'HK2016', []],
])('the year in %s is no suffix', (text, number, ignored) => {
  expect(numberIn(text)).toBe(number);
  expect(parseDesignation(text).ignored).toEqual(ignored);
});
