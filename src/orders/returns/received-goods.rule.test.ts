import { expect, test } from 'vitest';
import { type ReceivedLine, receivedRefusal } from './received-goods.rule.ts';

const approved = [
  { lineNo: 1, quantity: 4 },
  { lineNo: 2, quantity: 2 },
];
const came = (lineNo: number, credited: number): ReceivedLine => ({ lineNo, credited, restock: true });

test.each<[string, ReceivedLine[], string, string | undefined]>([
  ['all as approved', [came(1, 4), came(2, 2)], '', undefined],
  ['less with a reason', [came(1, 3), came(2, 0)], 'Greased', undefined],
  ['less without a reason', [came(1, 4), came(2, 1)], '', 'Write why pieces are not credited; the buyer reads it.'],
  ['more than approved', [came(1, 5), came(2, 2)], 'x', 'Line 1: only 4 were approved.'],
  ['half a piece', [came(1, 1.5), came(2, 2)], 'x', 'Line 1: write how many are credited, 0 or more.'],
  ['fewer than none', [came(1, -1), came(2, 2)], 'x', 'Line 1: write how many are credited, 0 or more.'],
  ['a line that was not approved', [came(3, 1)], 'x', 'The return has no line 3.'],
  ['a line twice', [came(1, 1), came(1, 1)], 'x', 'Line 1 appears twice.'],
  ['a line is left out', [came(1, 4)], 'x', 'Line 2 is not decided.'],
])('%s', (_, received, reason, message) => {
  expect(receivedRefusal(approved, received, reason)).toBe(message);
});
