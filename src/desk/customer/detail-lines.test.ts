import { expect, test } from 'vitest';
import { detailLines } from './detail-lines.ts';

const terms = { limitMinor: 2_50_000_00, periodDays: 45, graceDays: 7 };

test.each<[string, Record<string, unknown>, string[]]>([
  ['a status', { before: 'verification_pending', after: 'active', reason: '' }, ['Verification Pending to Active']],
  ['a switch', { before: false, after: true, note: 'By phone' }, ['no to yes', 'Note: By phone']],
  ['a name', { before: null, after: 'K. Rao' }, ['none to K. Rao']],
  [
    'first terms',
    { before: null, after: terms, note: '' },
    ['Credit limit: none to ₹\u00a02,50,000.00', 'Days: none to 45', 'Grace: none to 7'],
  ],
  ['of terms only what differs', { before: { ...terms, graceDays: 0 }, after: terms }, ['Grace: 0 to 7']],
  [
    'what a buyer has changed',
    { taxNumber: { before: 'A', after: 'B' }, billing: { before: 'Plot 1', after: 'Plot 2' } },
    ['Tax number: A to B', 'Billing address: Plot 1 to Plot 2'],
  ],
  ['a paper', { paperId: 7, kind: 'trade_licence', fileName: 'a.pdf' }, ['Kind: trade licence', 'File: a.pdf']],
  ['a name not known, and the number of a row', { seatNo: 2, address_id: 5 }, ['seat no: 2']],
  ['a day', { before: null, after: { promisedFor: '2026-12-04' } }, ['Promised for: none to 4 Dec 2026']],
])('%s', (_name, details, lines) => {
  expect(detailLines(details, 'INR')).toEqual(lines);
});
