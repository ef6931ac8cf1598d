import { expect, test } from 'vitest';
import { countStates, historyHref, readHistoryFilter, readHistoryState, statusesOf } from './history-states.rule.ts';

test('every status belongs to one state beside all', () => {
  const { all, ...others } = statusesOf;
  expect(Object.values(others).flat().toSorted()).toEqual(all.toSorted());
});

test.each([
  ['delivered', 'delivered'],
  ['on_the_way', 'on_the_way'],
  ['', 'all'],
  ['nothing', 'all'],
])('%j in the address is %s', (text, state) => {
  expect(readHistoryState(text)).toBe(state);
});

test('confirmed and dispatched orders are on the way, rejected ones count as cancelled', () => {
  const counts = countStates([
    { status: 'Awaiting Internal Approval', count: 1 },
    { status: 'Confirmed', count: 2 },
    { status: 'Dispatched', count: 3 },
    { status: 'Delivered', count: 4 },
    { status: 'Rejected', count: 5 },
    { status: 'Cancelled', count: 6 },
  ]);
  expect(counts).toEqual({ all: 21, awaiting: 1, on_the_way: 5, delivered: 4, cancelled: 11 });
});

test.each([
  ['', '/order-history'],
  ['state=delivered', '/order-history?state=delivered'],
  ['state=all&q=PO+1&before=NOD26000119', '/order-history?q=PO+1&before=NOD26000119'],
  ['period=last_year&state=delivered', '/order-history?state=delivered&period=last_year'],
  ['sort=lowest&state=all', '/order-history?sort=lowest'],
  ['state=lost&period=soon&sort=newest&page=2', '/order-history'],
])('the address with %j is %s', (query, href) => {
  expect(historyHref(readHistoryFilter(new URLSearchParams(query)))).toBe(href);
});

test('what is too long for the call is cut', () => {
  const long = readHistoryFilter(new URLSearchParams({ q: 'x'.repeat(300), before: 'y'.repeat(300) }));
  expect([long.q.length, long.before.length]).toEqual([100, 40]);
  // A call refuses both, and the page would lead away.
  expect(readHistoryFilter(new URLSearchParams({ q: `${'x'.repeat(99)}\u{1f600}` })).q).toBe('x'.repeat(99));
  expect(readHistoryFilter(new URLSearchParams({ q: 'PO\0-12' })).q).toBe('PO-12');
});
