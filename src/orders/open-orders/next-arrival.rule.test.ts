import { expect, test } from 'vitest';
import { byArrival, nextArrival, type OpenOrder } from './next-arrival.rule.ts';

const today = '2026-11-20';
const order: OpenOrder = {
  status: 'Confirmed',
  owed: 0,
  owedOn: null,
  dispatched: 0,
  onTheRoad: 0,
  arrivesOn: null,
};

test.each<[string, Partial<OpenOrder>, ReturnType<typeof nextArrival>]>([
  [
    'waits for our approval',
    { status: 'Awaiting Internal Approval', owed: 28, owedOn: '2026-11-24' },
    { stage: 'approval', pieces: 28, expectedOn: '2026-11-24' },
  ],
  [
    'is being prepared',
    { owed: 28, owedOn: '2026-11-24' },
    { stage: 'preparing', pieces: 28, expectedOn: '2026-11-24' },
  ],
  [
    'is on the road, also when a rest is owed',
    { status: 'Dispatched', owed: 8, owedOn: '2026-12-01', dispatched: 40, onTheRoad: 40, arrivesOn: '2026-11-20' },
    { stage: 'sent', pieces: 40, expectedOn: '2026-11-20' },
  ],
  [
    'has arrived but for the rest',
    { status: 'Delivered', owed: 8, owedOn: '2026-12-01', dispatched: 40 },
    { stage: 'rest', pieces: 8, expectedOn: '2026-12-01' },
  ],
  [
    'is late, and no day is promised any more',
    { owed: 8, owedOn: '2026-11-19' },
    { stage: 'preparing', pieces: 8, expectedOn: '' },
  ],
  ['has no day yet', { owed: 8 }, { stage: 'preparing', pieces: 8, expectedOn: '' }],
])('an order that %s', (_what, facts, expected) => {
  expect(nextArrival({ ...order, ...facts }, today)).toEqual(expected);
});

test('goods on the road come first, then by day, and what has no day last', () => {
  const arrivals = [
    { stage: 'preparing', pieces: 1, expectedOn: '' },
    { stage: 'rest', pieces: 2, expectedOn: '2026-11-25' },
    { stage: 'sent', pieces: 3, expectedOn: '' },
    { stage: 'approval', pieces: 4, expectedOn: '2026-11-22' },
    { stage: 'sent', pieces: 5, expectedOn: '2026-11-21' },
  ] as const;
  expect(arrivals.toSorted(byArrival).map(({ pieces }) => pieces)).toEqual([5, 3, 4, 2, 1]);
});
