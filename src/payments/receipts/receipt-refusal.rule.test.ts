import { expect, test } from 'vitest';
import { type Received, receiptRefusal } from './receipt-refusal.rule.ts';

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

test.each<[string, Partial<Received>, RegExp | undefined]>([
  ['money of last week', {}, undefined],
  ['money of today for an open invoice', { receivedOn: '2026-11-20', named: ['NM/26-27/000092'] }, undefined],
  ['nothing', { amountMinor: 0 }, /like 125000 or 1,25,000\.50/],
  ['no dirhams', { amountMinor: 0, currency: 'AED' }, /like 125000 or 125,000\.50/],
  ['what is no amount', { amountMinor: Number.NaN }, /amount/],
  ['more than there is', { amountMinor: 1_000_000_000_01 }, /amount/],
  ['the largest amount', { amountMinor: 1_000_000_000_00 }, undefined],
  ['money without a reference', { reference: ' ' }, /number of the cheque/],
  ['a day that is none', { receivedOn: '2026-02-30' }, /like 2026-11-20/],
  ['a month that is none', { receivedOn: '2026-13-01' }, /like 2026-11-20/],
  ['a day without its zeros', { receivedOn: '2026-11-1' }, /like 2026-11-20/],
  ['a day in other words', { receivedOn: '16 Nov' }, /like 2026-11-20/],
  ['tomorrow', { receivedOn: '2026-11-21' }, /in the future/],
  ['a year and a day ago', { receivedOn: '2025-11-19' }, undefined],
  ['longer ago', { receivedOn: '2025-11-18' }, /more than a year/],
  [
    'the second of two open invoices',
    { named: ['NM/26-27/000093'], open: [{ reference: 'NM/26-27/000092' }, { reference: 'NM/26-27/000093' }] },
    undefined,
  ],
  ['an invoice that is paid, or of somebody else', { named: ['NM/26-27/000001'] }, /is not an open invoice/],
])('%s', (_, over, refusal) => {
  if (refusal) expect(receiptRefusal(received(over))).toMatch(refusal);
  else expect(receiptRefusal(received(over))).toBeUndefined();
});
