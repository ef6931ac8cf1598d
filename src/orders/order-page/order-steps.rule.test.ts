import { expect, test } from 'vitest';
import { orderSteps } from './order-steps.rule.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 10, hour));
const placed = { status: 'Awaiting Internal Approval' as const, note: null, at: at(1) };
const confirmed = { status: 'Confirmed' as const, note: null, at: at(2) };
const sent = (dispatchNo: number, hour: number, deliveredAt: Date | null = null) => ({
  dispatchNo,
  branch: 'Mumbai',
  carrier: 'Own van',
  pieces: 104,
  dispatchedAt: at(hour),
  deliveredAt,
  deliveryNote: deliveredAt && 'Signed by K. Rao',
});

test('an order that awaits approval has one step', () => {
  expect(orderSteps([placed], []).map((step) => step.what)).toEqual(['Awaiting Internal Approval']);
});

test('an approval that was taken back stays in the history, with its reason', () => {
  const takenBack = { ...placed, note: 'The address is wrong', at: at(3) };
  expect(orderSteps([placed, confirmed, takenBack], []).map(({ what, note }) => [what, note])).toEqual([
    ['Awaiting Internal Approval', ''],
    ['Confirmed', ''],
    ['Approval taken back', 'The address is wrong'],
  ]);
});

test('a delivered dispatch has two steps, sent and arrived', () => {
  const events = [placed, confirmed, { status: 'Dispatched' as const, note: null, at: at(5) }];
  const delivered = { status: 'Delivered' as const, note: null, at: at(9) };
  expect(orderSteps([...events, delivered], [sent(1, 5, at(9))])).toMatchObject([
    { what: 'Awaiting Internal Approval' },
    { what: 'Confirmed' },
    { what: 'Dispatched', note: 'From Mumbai, Own van', dispatch: 1, pieces: 104 },
    { what: 'Delivered', note: 'Signed by K. Rao', dispatch: 1 },
  ]);
});

test('an order delivered without a dispatch, as services are, shows its delivery', () => {
  const delivered = { status: 'Delivered' as const, note: null, at: at(9) };
  expect(orderSteps([placed, delivered], []).map(({ what, note }) => [what, note])).toEqual([
    ['Awaiting Internal Approval', ''],
    ['Delivered', ''],
  ]);
});

test('a dispatch without carrier and delivery note names its branch alone', () => {
  const [left, arrived] = orderSteps([], [{ ...sent(1, 5, at(9)), carrier: '', deliveryNote: null }]);
  expect([left?.note, arrived?.note]).toEqual(['From Mumbai', '']);
});

test('two dispatches are numbered, in chronological order', () => {
  expect(orderSteps([placed, confirmed], [sent(1, 5, at(9)), sent(2, 7)]).map((step) => step.what)).toEqual([
    'Awaiting Internal Approval',
    'Confirmed',
    'Dispatched, 1 of 2',
    'Dispatched, 2 of 2',
    'Delivered, 1 of 2',
  ]);
});

test('a rejection shows its reason', () => {
  const rejected = { status: 'Rejected' as const, note: 'The address is not complete.', at: at(3) };
  expect(orderSteps([placed, rejected], []).at(-1)).toMatchObject({
    what: 'Rejected',
    note: 'The address is not complete.',
  });
});
