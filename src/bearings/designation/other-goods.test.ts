import { expect, test } from 'vitest';
import { parseDesignation } from './parse-designation.ts';

test.each([
  'A36',
  'B52',
  'C 120',
  'B105',
  'D128',
  'E180',
  'SPA1250',
  'SPB 2500',
  'XPZ 1000',
  '1610-28',
  '1210-25',
  '3020-60',
])('a V-belt or taper bush %s is no bearing', (text) => {
  expect(parseDesignation(text).known).toBe(false);
});

test.each(['25x47x7 TC', 'TC 25x47x7', 'oil seal 25x52x15'])('an oil seal %s is no bearing', (text) => {
  expect(parseDesignation(text).known).toBe(false);
});

test.each(['D205', 'C2205', 'B1212', '1210 K', '3020-2RS'])('%s is a bearing', (text) => {
  expect(parseDesignation(text).known).toBe(true);
});

test.each([
  ['B 68', 'V-belt'],
  ['B 68 v belt', 'V-belt'],
  ['SPB-2360', 'V-belt'],
  ['5V 1600', 'V-belt'],
  ['PHG IN SPA1250', 'V-belt'],
  ['timing belt 8M-1200', 'timing belt'],
  ['roller chain 16A-1', 'chain'],
  ['1610-28', 'taper bush'],
  ['VKBA 3406', 'wheel bearing kit'],
  ['SKF VKBA3550', 'wheel bearing kit'],
  ['TC 25x47x7', 'oil seal'],
  ['25x47x7 TC', 'oil seal'],
  ['oil seal for bearing 6205', 'oil seal'],
  ['circlip 6205', 'circlip'],
  ['grease for 22220', 'grease'],
  ['LGMT 3/5', 'grease'],
  ['LHMT 68', 'oil'],
  ['LAGD 60/EM2', 'lubricator'],
  ['puller 22220', 'tool'],
  ['bearing heater', 'tool'],
  ['TMFT 36 A', 'tool'],
  ['HN 10-11', 'tool'],
  ['SKF HMV 26E', 'tool'],
  ['TMBR NU2212EC', 'heating ring'],
])('%s is a %s', (text, otherGoods) => {
  expect(parseDesignation(text)).toMatchObject({ known: false, otherGoods, alternatives: [] });
});

test.each([
  'belt conveyor bearing 6205',
  'chain bearing 6205',
  '6205 with circlip',
  '6205 C3 grease',
  'TMB UC205',
  'LM11949/LM11910',
  'PHS10',
  '6205 no such suffix',
])('%s asks for no other goods', (text) => {
  expect(parseDesignation(text)).toMatchObject({ known: true, otherGoods: null });
});

test.each(['SNFA E2607CE1UL', 'E2607'])('%s is no energy-efficient 607', (text) => {
  expect(parseDesignation(text).boreMm).not.toBe(7);
});

test('a text that is understood by nothing names no goods either', () => {
  expect(parseDesignation('no such thing')).toMatchObject({ known: false, otherGoods: null });
});
