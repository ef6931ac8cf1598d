import { expect, test } from 'vitest';
import {
  shortfallMessage,
  shortfallMinor,
  transferRefusal,
  uninvoicedMinor,
  unpaidReasonRefusal,
} from './transfer-balance.rule.ts';

const line = (overrides: object = {}) => ({
  id: 1,
  ordered: 3,
  dispatched: 0,
  cancelled: 0,
  unitMinor: 323_64,
  taxMinor: 174_77,
  ...overrides,
});
const invoiced = (orderLineId: number, taxableMinor: number, wholeMinor: number) => ({
  orderLineId,
  quantity: 1,
  taxableMinor,
  centralMinor: 0,
  stateMinor: 0,
  wholeMinor,
});

test.each([
  ['nothing was sent', [line()], [], 1145_69],
  ['a part was sent', [line({ dispatched: 1 })], [invoiced(1, 323_64, 58_26)], 763_79],
  ['all was sent', [line({ dispatched: 3 })], [invoiced(1, 970_92, 174_77)], 0],
  ['the rest was cancelled', [line({ dispatched: 1, cancelled: 2 })], [invoiced(1, 323_64, 58_26)], 0],
  ['a piece was cancelled', [line({ cancelled: 1 })], [], 763_79],
  ['one was sent, one cancelled', [line({ dispatched: 1, cancelled: 1 })], [invoiced(1, 323_64, 58_26)], 381_89],
  ['all was invoiced before it left', [line()], [invoiced(1, 970_92, 174_77)], 0],
  ['another line was sent', [line(), line({ id: 2, dispatched: 3 })], [invoiced(2, 970_92, 174_77)], 1145_69],
] as const)('what is to be invoiced: %s', (_, lines, before, minor) => {
  expect(uninvoicedMinor(lines, before, 'integrated')).toBe(minor);
});

const money = { unpaidMinor: 0, uninvoicedMinor: 1000, unusedMinor: 0, onAccountMinor: 0 };

test.each([
  ['nothing came in', {}, 1000],
  ['a part came in', { unusedMinor: 400 }, 600],
  ['all but a paisa', { unusedMinor: 999 }, 1],
  ['all of it', { unusedMinor: 1000 }, 0],
  ['more than all', { unusedMinor: 1200 }, 0],
  ['it lies on the account', { onAccountMinor: 1000 }, 0],
  ['a part was sent and paid', { uninvoicedMinor: 600, unusedMinor: 600 }, 0],
  ['a part was sent unpaid', { uninvoicedMinor: 600, unpaidMinor: 400, unusedMinor: 600 }, 400],
])('what is missing: %s', (_, overrides, minor) => {
  expect(shortfallMinor({ ...money, ...overrides })).toBe(minor);
});

test('a shortfall is shown with what staff can do', () => {
  const order = { number: 'NOD26000123', totalMinor: 1145_69, currency: 'INR', paymentMode: 'Offline' } as const;
  expect(shortfallMessage({ ...order, paymentMode: 'Online' }, 645_69)).toBe(
    'Order NOD26000123 was paid online, but ₹\u00a0645.69 of ₹\u00a01,145.69 is not there any more. ' +
      "Record new money on the customer's account, or say why the goods leave unpaid.",
  );
  expect(shortfallMessage(order, 645_69)).toBe(
    'Order NOD26000123 is paid by bank transfer: ₹\u00a0645.69 of ₹\u00a01,145.69 has not come in. ' +
      'Record it for this order, or say why the goods leave unpaid.',
  );
});

test.each([
  ['', 'Say why the goods leave unpaid.'],
  ['  ', 'Say why the goods leave unpaid.'],
  ['x'.repeat(301), 'Say why the goods leave unpaid in at most 300 characters.'],
  ['x'.repeat(300), undefined],
  ['The bank confirmed it by phone', undefined],
])('goods leave unpaid for a reason: %j', (reason, refusal) => {
  expect(unpaidReasonRefusal(reason)).toBe(refusal);
});

const transfer = { byTransfer: true, owingMinor: 1000 };

test.each([
  ['an order that waits for it', 'Confirmed', transfer, undefined],
  ['one that nobody has approved yet', 'Awaiting Internal Approval', transfer, undefined],
  ['one that was sent unpaid', 'Delivered', transfer, undefined],
  ['one on credit', 'Confirmed', { ...transfer, byTransfer: false }, 'is not paid by bank transfer;'],
  ['a cancelled one', 'Cancelled', transfer, 'is Cancelled;'],
  ['one that is paid', 'Confirmed', { ...transfer, owingMinor: 0 }, 'Nothing of order NOD26000123 is missing;'],
] as const)('money for %s', (_, status, transferState, refusal) => {
  const message = transferRefusal({ number: 'NOD26000123', status }, transferState);
  if (refusal === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(new RegExp(`${refusal} record the money without --order\\.$`));
});
