import { expect, test } from 'vitest';
import { failingSinceAtMost, nextDeliveryAt } from './delivery-retry.rule.ts';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  [1, '2026-11-20T10:00:05.000Z'],
  [2, '2026-11-20T10:00:30.000Z'],
  [3, '2026-11-20T10:02:00.000Z'],
  [6, '2026-11-20T12:00:00.000Z'],
  [9, '2026-11-21T10:00:00.000Z'],
  [11, '2026-11-21T10:00:00.000Z'],
  [12, undefined],
])('after failure %i the next try is at %s', (failures, at) => {
  expect(nextDeliveryAt(failures, now)?.toISOString()).toBe(at);
});

test('an endpoint is switched off after four days of failure', () => {
  expect(failingSinceAtMost(now).toISOString()).toBe('2026-11-16T10:00:00.000Z');
});

test('a message is tried as long as it takes to switch its endpoint off', () => {
  let at: Date | undefined = now;
  let last = now;
  for (let failures = 1; at; failures += 1) {
    last = at;
    at = nextDeliveryAt(failures, at);
  }
  expect(failingSinceAtMost(last).getTime()).toBeGreaterThanOrEqual(now.getTime());
});
