import { expect, test } from 'vitest';
import { activeQuote } from './active-quote.rule.ts';

const quoted = { quotedMinor: 64_37, quotedOn: '2026-12-04', validUntil: '2026-11-20', heldAt: null };

test.each([
  ['on the day before its last', '2026-11-19', true],
  ['on its last day', '2026-11-20', true],
  ['on the day after', '2026-11-21', false],
])('a quote %s', (_case, today, isActive) => {
  expect(activeQuote(quoted, today) !== undefined).toBe(isActive);
});

test.each([
  ['a price', { quotedMinor: null }],
  ['a last day', { validUntil: null }],
])('without %s there is no quote', (_what, missing) => {
  expect(activeQuote({ ...quoted, ...missing }, '2026-11-20')).toBeUndefined();
});

test('an ordinary line has no quote', () => {
  expect(activeQuote({ quotedMinor: null, quotedOn: null, validUntil: null, heldAt: null }, '2026-11-20')).toBe(
    undefined,
  );
});

test('a quote that staff hold is marked', () => {
  expect(activeQuote({ ...quoted, heldAt: new Date(0) }, '2026-11-20')).toEqual({
    unitMinor: 64_37,
    expectedOn: '2026-12-04',
    validUntil: '2026-11-20',
    held: true,
  });
});
