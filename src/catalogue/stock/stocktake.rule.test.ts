import { expect, test } from 'vitest';
import { judgeCount } from './stocktake.rule.ts';

test.each([
  ['what is right', { counted: 10, again: null, seen: null }, 'same'],
  ['what differs', { counted: 9, again: null, seen: null }, 'count again'],
  ['what differs twice', { counted: 9, again: 9, seen: 10 }, 'differs'],
  ['what was miscounted at first', { counted: 9, again: 10, seen: 10 }, 'same'],
  ['what differs otherwise the second time', { counted: 9, again: 8, seen: 10 }, 'differs'],
  ['what has moved between the counts', { counted: 9, again: 9, seen: 12 }, 'count again'],
  ['less than orders have reserved', { counted: 3, again: 3, seen: 10 }, 'promised'],
] as const)('of 10 pieces, 4 reserved: %s', (_, line, outcome) => {
  expect(judgeCount(line, { onHand: 10, reserved: 4 })).toBe(outcome);
});
