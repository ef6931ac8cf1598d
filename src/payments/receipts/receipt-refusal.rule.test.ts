import { expect, test } from 'vitest';
import { type ReceiptRefusal, type Received, receiptRefusal } from './receipt-refusal.rule.ts';

const received = (over: Partial<Received>): Received => ({
  amountMinor: 60_000_00,
  currency: 'INR',
  reference: 'NEFT 16 Nov',
  receivedOn: '2026-11-16',
  named: [],
  open: [{ reference: 'NM/26-27/000092' }],
  today: '2026-11-20',
  ...over,
});

test.each<[name: string, over: Partial<Received>, field?: ReceiptRefusal['field'], message?: RegExp]>([
  ['money of last week', {}],
  ['money of today for an open invoice', { receivedOn: '2026-11-20', named: ['NM/26-27/000092'] }],
  ['nothing', { amountMinor: 0 }, 'amount', /like 125000 or 1,25,000\.50/],
  ['no dirhams', { amountMinor: 0, currency: 'AED' }, 'amount', /like 125000 or 125,000\.50/],
  ['what is no amount', { amountMinor: Number.NaN }, 'amount', /amount/],
  ['more than there is', { amountMinor: 1_000_000_000_01 }, 'amount', /amount/],
  ['the largest amount', { amountMinor: 1_000_000_000_00 }],
  ['money without a reference', { reference: ' ' }, 'reference', /number of the cheque/],
  ['a day that is none', { receivedOn: '2026-02-30' }, 'day', /like 2026-11-20/],
  ['a month that is none', { receivedOn: '2026-13-01' }, 'day', /like 2026-11-20/],
  ['a day without its zeros', { receivedOn: '2026-11-1' }, 'day', /like 2026-11-20/],
  ['a day in other words', { receivedOn: '16 Nov' }, 'day', /like 2026-11-20/],
  ['tomorrow', { receivedOn: '2026-11-21' }, 'day', /in the future/],
  ['a year and a day ago', { receivedOn: '2025-11-19' }],
  ['longer ago', { receivedOn: '2025-11-18' }, 'day', /more than a year/],
  [
    'the second of two open invoices',
    { named: ['NM/26-27/000093'], open: [{ reference: 'NM/26-27/000092' }, { reference: 'NM/26-27/000093' }] },
  ],
  [
    'an invoice that is paid, or of somebody else',
    { named: ['NM/26-27/000001'] },
    'invoices',
    /is not an open invoice/,
  ],
])('%s', (_, over, field, message) => {
  const refusal = receiptRefusal(received(over));
  expect(refusal?.field).toBe(field);
  if (message) expect(refusal?.message).toMatch(message);
});
