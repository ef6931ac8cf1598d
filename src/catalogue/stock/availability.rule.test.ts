import { expect, test } from 'vitest';
import { availabilityOf, type StockFacts } from './availability.rule.ts';

const facts = (over: Partial<StockFacts>): StockFacts => ({
  free: 12,
  priced: true,
  incoming: [
    { kind: 'production', quantity: 100, dueOn: '2026-12-14' },
    { kind: 'arriving', quantity: 20, dueOn: '2026-12-09' },
    { kind: 'arriving', quantity: 10, dueOn: '2026-12-04' },
  ],
  ...over,
});

test.each<[string, Partial<StockFacts>, number, string, string | null]>([
  ['what is free ships on the next working day', {}, 12, 'Stock', '2026-11-23'],
  ['one more waits for the first arrival', {}, 13, 'Arriving Shortly', '2026-12-04'],
  ['the arrival that completes it gives the date', {}, 23, 'Arriving Shortly', '2026-12-09'],
  ['all arrivals together', {}, 42, 'Arriving Shortly', '2026-12-09'],
  ['one more waits for production', {}, 43, 'PRODUCTION', '2026-12-14'],
  ['arrivals and production together', {}, 142, 'PRODUCTION', '2026-12-14'],
  [
    'the earlier arrival counts first, in whatever order they are listed',
    {
      incoming: [
        { kind: 'arriving', quantity: 10, dueOn: '2026-12-04' },
        { kind: 'arriving', quantity: 20, dueOn: '2026-12-09' },
      ],
    },
    13,
    'Arriving Shortly',
    '2026-12-04',
  ],
  ['more than everything is on demand', {}, 143, 'On Demand', null],
  ['nothing there, but a price: on demand', { free: 0, incoming: [] }, 1, 'On Demand', null],
  ['nothing there and no price: blank', { free: 0, incoming: [], priced: false }, 1, '', null],
  ['some there and no price: the rest is on demand', { incoming: [], priced: false }, 13, 'On Demand', null],
  ['some on its way and no price: the rest is on demand', { free: 0, priced: false }, 131, 'On Demand', null],
  ['stock without a price is stock', { incoming: [], priced: false }, 1, 'Stock', '2026-11-23'],
  [
    'an arrival that is due today is expected today',
    { incoming: [{ kind: 'arriving', quantity: 10, dueOn: '2026-11-20' }] },
    13,
    'Arriving Shortly',
    '2026-11-20',
  ],
  [
    'an arrival that is late is on its way, without a day',
    { incoming: [{ kind: 'arriving', quantity: 10, dueOn: '2026-11-19' }] },
    13,
    'Arriving Shortly',
    null,
  ],
  [
    'behind a late arrival the next one gives the date',
    {
      incoming: [
        { kind: 'arriving', quantity: 10, dueOn: '2026-11-19' },
        { kind: 'arriving', quantity: 20, dueOn: '2026-12-09' },
      ],
    },
    23,
    'Arriving Shortly',
    '2026-12-09',
  ],
  [
    'late production has no day either',
    { incoming: [{ kind: 'production', quantity: 10, dueOn: '2026-11-19' }] },
    13,
    'PRODUCTION',
    null,
  ],
])('%s', (_rule, over, quantity, word, expectedOn) => {
  const at = { today: '2026-11-20', nextWorkingDay: '2026-11-23' };
  expect(availabilityOf(facts(over), quantity, at)).toEqual({ word, expectedOn });
});
