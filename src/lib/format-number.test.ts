import { expect, test } from 'vitest';
import { formatCount, type PluralForms } from './format-number.ts';

const item: PluralForms = { one: 'item', other: 'items' };

test.each([
  [0, 'en-IN', '0 items'],
  [1, 'en-IN', '1 item'],
  [2, 'en-AE', '2 items'],
  [1240, 'en-AE', '1,240 items'],
  [123456, 'en-IN', '1,23,456 items'],
])('%i in %s: %s', (count, language, text) => {
  expect(formatCount(count, item, language)).toBe(text);
});

test('a language with more plural forms than two uses them', () => {
  const arabic: PluralForms = { one: 'صنف', two: 'صنفان', few: 'أصناف', other: 'صنفًا' };
  const forms = [2, 5, 40].map((count) => formatCount(count, arabic, 'ar').split(' ')[1]);
  expect(forms).toEqual(['صنفان', 'أصناف', 'صنفًا']);
});
