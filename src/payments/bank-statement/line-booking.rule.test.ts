import { expect, test } from 'vitest';
import type { UnpaidReason } from '../bank-line.data.ts';
import { bookingRefusal, unpaidNoteRefusal } from './line-booking.rule.ts';

const open = [
  { reference: 'NM/1', openMinor: 100_00 },
  { reference: 'NM/2', openMinor: 50_00 },
];
const part = (reference: string, amountMinor: number) => ({ reference, amountMinor });
const unpaid = (invoice: string, reason: UnpaidReason = 'later', note = '') => ({ invoice, reason, note });
const booking = (over: Partial<Parameters<typeof bookingRefusal>[0]> = {}) =>
  bookingRefusal(
    { amountMinor: 120_00, currency: 'INR', parts: [], orderNumber: '', unpaidBalances: [], note: '', ...over },
    open,
  );

test.each([
  ['all stays on account', {}],
  [
    'one in full, the next in part',
    { parts: [part('NM/1', 100_00), part('NM/2', 20_00)], unpaidBalances: [unpaid('NM/2')] },
  ],
  ['less than came in', { parts: [part('NM/2', 50_00)] }],
  ['an order', { orderNumber: 'NOD26000001' }],
  [
    'a dispute with its words',
    { parts: [part('NM/1', 60_00)], unpaidBalances: [unpaid('NM/1', 'dispute', '3 pieces missing')] },
  ],
])('%s may be booked', (_what, over) => {
  expect(booking(over)).toBeUndefined();
});

test.each([
  [
    'money that went out',
    { amountMinor: -1 },
    'The line is money that went out; take a receipt back with it, or ignore it.',
  ],
  [
    'both invoices and an order',
    { orderNumber: 'NOD1', parts: [part('NM/1', 1)] },
    'Book the line for invoices or for an order, not for both.',
  ],
  ['an invoice that is not open', { parts: [part('NM/9', 1)] }, 'NM/9 is not an open invoice of this customer.'],
  [
    'one invoice twice',
    { parts: [part('NM/1', 1), part('NM/1', 2)], unpaidBalances: [unpaid('NM/1')] },
    'NM/1 appears twice.',
  ],
  ['nothing', { parts: [part('NM/1', 0)] }, 'Write what NM/1 gets, like 125000 or 1,25,000.50.'],
  [
    'no dirhams',
    { currency: 'AED' as const, parts: [part('NM/1', 0)] },
    'Write what NM/1 gets, like 125000 or 125,000.50.',
  ],
  ['half a paisa', { parts: [part('NM/1', 0.5)] }, 'Write what NM/1 gets, like 125000 or 1,25,000.50.'],
  ['more than is open', { parts: [part('NM/2', 50_01)] }, 'NM/2 is open by ₹\u00a050.00 only.'],
  [
    'more than came in',
    { parts: [part('NM/1', 100_00), part('NM/2', 50_00)] },
    'The invoices get ₹\u00a030.00 more than came in.',
  ],
  [
    'a part that stays unpaid without a reason',
    { parts: [part('NM/1', 60_00)] },
    'Say why a part of NM/1 stays unpaid.',
  ],
  [
    'a reason although all is paid',
    { parts: [part('NM/1', 100_00)], unpaidBalances: [unpaid('NM/1')] },
    'Nothing of NM/1 stays unpaid; leave its reason out.',
  ],
  [
    'a reason for another invoice',
    { parts: [part('NM/1', 100_00)], unpaidBalances: [unpaid('NM/2')] },
    'Nothing of NM/2 stays unpaid; leave its reason out.',
  ],
  [
    'a dispute without words',
    { parts: [part('NM/1', 60_00)], unpaidBalances: [unpaid('NM/1', 'dispute')] },
    'Write what is in dispute.',
  ],
  ['a note that is too long', { note: 'x'.repeat(301) }, 'Use at most 300 characters for the note.'],
  [
    'too many invoices',
    { parts: Array.from({ length: 101 }, () => part('NM/1', 1)) },
    'Book at most 100 invoices at once.',
  ],
])('%s is refused', (_what, over, sentence) => {
  expect(booking(over)).toBe(sentence);
});

test.each<[UnpaidReason, string, string | undefined]>([
  ['later', '', undefined],
  ['tax_withheld', '', undefined],
  ['other', ' ', 'Write why it stays unpaid.'],
  ['other', 'rounding', undefined],
  ['later', 'x'.repeat(301), 'Use at most 300 characters for the reason.'],
])('the reason %s with %j', (reason, note, refusal) => {
  expect(unpaidNoteRefusal(reason, note)).toBe(refusal);
});
