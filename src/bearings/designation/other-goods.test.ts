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
