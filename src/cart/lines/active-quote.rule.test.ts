import { expect, test } from 'vitest';
import { activeQuote } from './active-quote.rule.ts';

const quoted = { quotedMinor: 64_37, quotedOn: '2026-12-04', validUntil: '2026-11-20', heldAt: null };

test.each([
  ['the day before its last', '2026-11-19', true],
  ['on its last day', '2026-11-20', true],
  ['the day after', '2026-11-21', false],
])('%s', (_case, today, stands) => {
  expect(activeQuote(quoted, today) !== undefined).toBe(stands);
});

test('an ordinary line has none', () => {
  expect(activeQuote({ quotedMinor: null, quotedOn: null, validUntil: null, heldAt: null }, '2026-11-20')).toBe(
    undefined,
  );
});

test('one that staff keep back says so', () => {
  expect(activeQuote({ ...quoted, heldAt: new Date(0) }, '2026-11-20')).toEqual({
    unitMinor: 64_37,
    expectedOn: '2026-12-04',
    validUntil: '2026-11-20',
    held: true,
  });
});
