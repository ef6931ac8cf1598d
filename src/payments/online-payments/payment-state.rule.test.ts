import { expect, test } from 'vitest';
import { classifyCapture, nextAttemptAt, nextCheck, type PaymentState } from './payment-state.rule.ts';

const expected = {
  state: 'open' as PaymentState,
  captureId: null as string | null,
  amountMinor: 500_00,
  currency: 'INR',
};
const money = { id: 'pay_1', amountMinor: 500_00, currency: 'INR' };

test.each([
  ['the expected amount', {}, {}, 'settles'],
  ['after the session ended', { state: 'ended' }, {}, 'settles'],
  ['currency in small letters', {}, { currency: 'inr' }, 'settles'],
  ['a paisa too little', {}, { amountMinor: 499_99 }, 'differs'],
  ['another currency', {}, { currency: 'USD' }, 'differs'],
  ['the same capture again', { state: 'ordered', captureId: 'pay_1' }, {}, 'known'],
  ['a second capture', { state: 'ordered', captureId: 'pay_0' }, {}, 'too_much'],
  ['a second capture while the payment is still open', { captureId: 'pay_0' }, {}, 'too_much'],
  ['a capture of a refused payment', { state: 'refused' }, {}, 'too_much'],
] as const)('%s', (_, payment, taken, means) => {
  expect(classifyCapture({ ...expected, ...payment }, { ...money, ...taken })).toBe(means);
});

test('an open payment is checked twice a minute, an ended one ever less often for three days', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const after = (endedMinutesAgo: number | undefined) => {
    const endedAt = endedMinutesAgo === undefined ? null : new Date(now.getTime() - endedMinutesAgo * 60_000);
    const next = nextCheck({ endedAt }, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  };
  expect([undefined, 0, 10, 600].map(after)).toEqual([0.5, 0.5, 10, 600]);
  expect([3 * 24 * 60, 3 * 24 * 60 + 1].map(after)).toEqual([3 * 24 * 60, undefined]);
});

test('failures are retried ever less often: an order twelve times, a refund for three days', () => {
  const now = new Date(0);
  const after = (tries: number) => nextAttemptAt('order', tries, now)?.getTime();
  expect([0, 1, 5, 11, 12].map(after)).toEqual([2_000, 4_000, 64_000, 3600_000, undefined]);
  expect(nextAttemptAt('refund', 83, now)?.getTime()).toBe(3600_000);
  expect(nextAttemptAt('refund', 84, now)).toBeUndefined();
});
