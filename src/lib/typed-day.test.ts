import { expect, test } from 'vitest';
import { dayAtStart, typedDay } from './typed-day.ts';

test.each([
  ['2026-12-01', '2026-12-01'],
  ['1 Dec 26', '2026-12-01'],
  ['1-December-2026', '2026-12-01'],
  ['31/12/2026', '2026-12-31'],
  ['05-04-2026', '2026-04-05'],
  ['2026/4/5', '2026-04-05'],
  ['5 April, 2026', '2026-04-05'],
  ['2026-12-01 10:00', undefined],
  ['12/31/2026', undefined],
  ['31/02/2026', undefined],
  ['1 Foo 2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])("'%s' is the day %s", (text, day) => {
  expect(typedDay(text)).toBe(day);
});

test('what follows a day may be read over, and the month may stand first where that is known', () => {
  expect(dayAtStart('2026-12-01 10:00')).toBe('2026-12-01');
  expect(typedDay('12/31/2026', 'month_first')).toBe('2026-12-31');
  expect(typedDay('05/04/2026', 'month_first')).toBe('2026-05-04');
});
