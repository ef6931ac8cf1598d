import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import type { PickRow } from '../picks.db.ts';
import { linesToSend, pickConflict, pickingRefusal } from './picked-goods.server.ts';

const line = (lineNo: number) => ({
  lineNo,
  itemId: lineNo,
  stocked: true,
  ordered: 9,
  dispatched: 0,
  cancelled: 0,
  reserved: 9,
  free: 0,
});
const pick = (lineNo: number): PickRow => ({
  id: 70 + lineNo,
  lineNo,
  orderLineId: lineNo,
  short: '' as const,
  by: 'Meera',
  lots: [{ quantity: 4, lot: '2608-114', origin: '', carton: 2 }],
  at: new Date('2026-11-20T09:30:00Z'),
});

test('what was picked is sent, and where nothing was all that is on the shelf', () => {
  expect(linesToSend([line(1)], [pick(1)])).toEqual([
    { lineNo: 1, quantity: 4, lot: '2608-114', origin: '', carton: 2 },
  ]);
  expect(linesToSend([line(1)], [])).toEqual([{ lineNo: 1, quantity: 9 }]);
});

test.each<[string, PickRow[], number[] | undefined, string | undefined]>([
  ['all are picked as seen', [pick(1), pick(2)], [71, 72], undefined],
  ['nobody looked', [pick(1)], undefined, undefined],
  ['a line is not picked', [pick(1)], [71], 'Line 2 is not picked yet.'],
  ['somebody picked meanwhile', [pick(1), pick(2)], [71], pickConflict(sites.nod, pick(2)).message],
  ['a line was put back', [pick(1)], [71, 72], 'A line of order NOD1 was put back meanwhile. Look at it again.'],
])('%s', (_, picks, seen, message) => {
  expect(pickingRefusal(sites.nod, 'NOD1', [line(1), line(2)], picks, seen)?.message).toBe(message);
});
