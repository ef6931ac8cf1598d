import { expect, test } from 'vitest';
import { countedMiss } from './search-miss.rule.ts';

test.each([
  ['6205-XYZ', '6205XYZ'],
  [' pump bearing ', 'PUMPBEARING'],
  ['محمل', 'محمل'],
])("'%s' is counted, whatever its spelling", (typed, key) => {
  expect(countedMiss(typed)).toEqual({ key, typed: typed.trim() });
});

test.each([
  ['an e-mail address', 'asha@mills.example'],
  ['a phone number', '+91 98200 12345'],
  ['a GSTIN', '27aapfu0939f1zv'],
  ['one letter', 'x'],
  ['signs alone', '--//--'],
  ['a long text', 'x'.repeat(61)],
  ['nothing', ''],
])('%s is not', (_what, typed) => {
  expect(countedMiss(typed)).toBeUndefined();
});
