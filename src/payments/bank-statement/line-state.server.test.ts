import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import type { BankLineRow } from './bank-lines.db.ts';
import { lineHistory, notOpen, unknownLine } from './line-state.server.ts';

const line: BankLineRow = {
  id: 7,
  statementId: 1,
  lineNo: 2,
  bookedOn: '2026-11-20',
  amountMinor: 100_00,
  currency: 'INR',
  text: 'NEFT',
  reference: '',
  payerKey: '',
  state: 'booked',
  version: 1,
  customerId: 3,
  company: 'Western Gear & Pump',
  receiptId: 4,
  receiptNumber: 'NODP26000012',
  linksReceipt: false,
  note: '',
  decidedAt: new Date('2026-11-20T05:02:00Z'),
  decidedBy: 'Meera',
};

test.each<[Partial<BankLineRow>, string]>([
  [{}, 'Meera booked it for Western Gear & Pump as NODP26000012 on 20 Nov 2026, 10:32.'],
  [{ linksReceipt: true }, 'Meera linked it to NODP26000012 of Western Gear & Pump on 20 Nov 2026, 10:32.'],
  [{ amountMinor: -1 }, 'Meera took back NODP26000012 of Western Gear & Pump with it on 20 Nov 2026, 10:32.'],
  [{ state: 'ignored', note: 'Interest' }, 'Meera ignored it on 20 Nov 2026, 10:32: Interest'],
  [{ state: 'open' }, 'Meera opened it again on 20 Nov 2026, 10:32.'],
  [{ state: 'open', decidedAt: null, decidedBy: null }, 'Nobody has decided on this line yet.'],
])('%j is told in one sentence', (over, sentence) => {
  expect(lineHistory(sites.nod, { ...line, ...over })).toBe(sentence);
});

test('the refusals of a line that is decided, and of one that is not there', () => {
  expect(notOpen(sites.nod, line).message).toContain('Meera booked it');
  expect(unknownLine(sites.nod, 7).message).toBe('NOD has no bank line 7.');
});
