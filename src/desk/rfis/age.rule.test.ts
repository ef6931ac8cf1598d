import { expect, test } from 'vitest';
import { ageText, latenessOf } from './age.rule.ts';

const now = new Date('2026-11-20T09:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  [-1, 'late'],
  [0, 'soon'],
  [59, 'soon'],
  [60, 'early'],
  [600, 'early'],
])('an answer due in %i minutes is %s', (minutes, lateness) => {
  expect(latenessOf(at(minutes), now)).toBe(lateness);
});

test.each([
  [0, '0 h 00'],
  [32, '0 h 32'],
  [190, '3 h 10'],
  [24 * 60, '1 d 0 h'],
  [27 * 60 + 59, '1 d 3 h'],
  [-5, '0 h 00'],
])('an age of %i minutes is written %s', (minutes, text) => {
  expect(ageText(now, at(minutes))).toBe(text);
});
