import { expect, test } from 'vitest';
import { typedDay } from './typed-day.ts';

test.each([
  ['2026-12-01', '2026-12-01'],
  ['1 Dec 26', '2026-12-01'],
  ['1-December-2026', '2026-12-01'],
  ['31/12/2026', '2026-12-31'],
  ['05-04-2026', '2026-04-05'],
  ['12/31/2026', undefined],
  ['31/02/2026', undefined],
  ['1 Foo 2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])("'%s' is the day %s", (text, day) => {
  expect(typedDay(text)).toBe(day);
});
