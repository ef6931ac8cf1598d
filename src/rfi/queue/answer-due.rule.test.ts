import { expect, test } from 'vitest';
import { dueFrom } from './answer-due.rule.ts';

const askedAt = new Date('2026-11-20T10:00:00+05:30');

test.each([
  ['the request', null, askedAt],
  ['the day on which lines come back', '2026-11-24', new Date('2026-11-24T00:00:00+05:30')],
] as const)('the promise runs from %s', (_, backOn, from) => {
  expect(dueFrom(askedAt, backOn, { timeZone: 'Asia/Kolkata' })).toEqual(from);
});
