import { expect, it } from 'vitest';
import { parseDesignation } from './parse-designation.ts';
import { universalNumber } from './universal-number.ts';

const numberIn = (text: string) => {
  const reading = parseDesignation(text);
  return [universalNumber(reading), ...reading.unknown];
};

it.each([
  ['1 MATL 100234 BEARING 6205 5 NOS', '6205'],
  ['10 100234 BEARING 6205 ZZ 5 NOS', '6205-2Z'],
  ['00010 1200034567 BEARING 6205 2RS 12 EA', '6205-2RS'],
  ['S.NO 1 BEARING 6205 QTY 5', '6205'],
  ['Sr. No. 4 6205 ZZ', '6205-2Z'],
  ['Line 20 - 6306 ZZ - 8 PCS', '6306-2Z'],
  ['1) 6205 2RS', '6205-2RS'],
  ['3) UCP 208', 'UCP208'],
  ['Motor 15kW bearing 6309 ZZ C3', '6309-2Z/C3'],
  ['motor 5 HP bearing 6206 ZZ', '6206-2Z'],
  ['Bearing for 75 KW motor 6314 C3', '6314/C3'],
  ['pump P-12 bearing 7310 BEP', '7310B'],
  ['2 no. motor 22 kW 1440 rpm 6311 C3', '6311/C3'],
  ['BRG,BALL,SKF 6205-2RS,25MM ID,GREASE SEAL,IS:6305', '6205-2RS'],
  ['IS:2898 bearing 6205', '6205'],
  ['6205 ZZ DIN 625', '6205-2Z'],
  ['6205 (JIS B 1512)', '6205'],
  ['6205 to IS:6455', '6205'],
  ['IS:6305', '6305'],
])('of %s only the number of the bearing is read: %s', (text, number) => {
  expect(numberIn(text)).toEqual([number]);
});

it.each([
  'SN 520 plummer block with bearing 22220',
  '2 sleeves for bearing 22220',
  '4 seals for bearing 6205',
  'MATL 100234 BEARING',
  '15 kW motor',
])('%s asks for something else', (text) => {
  expect(parseDesignation(text).known).toBe(false);
});

it.each([
  ['BEARING-BALL-SINGLE ROW-DEEP GROOVE-6308-ZZ', '6308-2Z'],
  ['BALL BEARING-6205-2RS', '6205-2RS'],
  ['DE-6309 C3', '6309/C3'],
  ['NDE-6209', '6209'],
])('words joined to the number by hyphens are left out of %s', (text, number) => {
  expect(numberIn(text)).toEqual([number]);
});

it.each([
  ['pump bearing 7310 BEP', '7310B'],
  ['kindly give your best rate for 6205', '6205'],
  ['send us rate of 6205', '6205'],
  ['give me 6205', '6205'],
  ['any 6205', '6205'],
  ['6205-2RS C3 any', '6205-2RS/C3'],
  ['6205-2RS C3 net', '6205-2RS/C3'],
  ['our motor bearing 6205', '6205'],
  ['DE side bearing 6205', '6205'],
  ['rear wheel bearing 6205', '6205'],
  ['6205 for cnc', '6205'],
  ['6205 low noise', '6205'],
])('in %s the other words are no suffixes: %s', (text, number) => {
  expect(numberIn(text)).toEqual([number]);
});
