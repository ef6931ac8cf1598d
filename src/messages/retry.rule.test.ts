import { expect, test } from 'vitest';
import { nextSendAt } from './retry.rule.ts';

const createdAt = new Date('2026-11-20T09:00:00Z');
const at = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const times = { createdAt, endsAt: null };

test.each([
  [1, 5],
  [2, 20],
  [3, 60],
  [7, 3600],
  [12, 3600],
])('after failure %i it is retried in %i seconds', (tries, seconds) => {
  expect(nextSendAt(tries, times, createdAt)).toEqual(at(seconds));
});

test('after a day it is given up', () => {
  expect(nextSendAt(9, times, at(22 * 3600))).toEqual(at(23 * 3600));
  expect(nextSendAt(9, times, at(23 * 3600 + 1))).toBeUndefined();
});

test('an expired code is not sent', () => {
  expect(nextSendAt(3, { createdAt, endsAt: at(600) }, at(30))).toEqual(at(90));
  expect(nextSendAt(4, { createdAt, endsAt: at(600) }, at(301))).toBeUndefined();
});
