import { expect, test } from 'vitest';
import { changedParts, type OrderState } from './order-changes.rule.ts';

const line = (lineNo: number, dispatched = 0) => ({ lineNo, reserved: 0, dispatched, cancelled: 0, returned: 0 });
const state = (status: OrderState['status'], ...lines: OrderState['lines'][number][]): OrderState => ({
  status,
  purchaseOrderNo: 'PO-1',
  lines,
});

test.each<[string, OrderState, OrderState, object]>([
  [
    'a decision changes the status alone',
    state('Awaiting Internal Approval', line(1)),
    state('Confirmed', line(1)),
    { before: { status: 'Awaiting Internal Approval' }, after: { status: 'Confirmed' } },
  ],
  [
    'a second dispatch changes the lines it sends',
    state('Dispatched', line(1, 2), line(2)),
    state('Dispatched', line(1, 2), line(2, 5)),
    { before: { lines: [line(2)] }, after: { lines: [line(2, 5)] } },
  ],
  [
    'a new PO number',
    state('Confirmed', line(1)),
    { ...state('Confirmed', line(1)), purchaseOrderNo: 'PO-2' },
    { before: { purchaseOrderNo: 'PO-1' }, after: { purchaseOrderNo: 'PO-2' } },
  ],
  ['nothing changed', state('Dispatched', line(1)), state('Dispatched', line(1)), { before: {}, after: {} }],
])('%s', (_, before, after, parts) => {
  expect(changedParts(before, after)).toEqual(parts);
});
