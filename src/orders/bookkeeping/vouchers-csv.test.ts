import { expect, test } from 'vitest';
import { toCsv } from '../../lib/spreadsheet-cell.ts';
import { voucherRows } from './vouchers-csv.ts';

test('each debit and credit is a row, and no text is a formula', () => {
  const customer = '=HYPERLINK("x")';
  const csv = toCsv(
    voucherRows([
      {
        key: 'k',
        kind: 'Receipt',
        number: 'NODP26000012',
        day: '2026-11-20',
        customer,
        customerId: 7,
        reference: '-N1',
        note: '',
        lines: [
          { ledger: 'Bank', amountMinor: 1_250_50 },
          { ledger: customer, amountMinor: -1_250_50 },
        ],
        bills: [
          { bill: 'NM/1', registration: '', isNew: false, amountMinor: -1_000_00 },
          { bill: '', registration: '', isNew: false, amountMinor: -250_50 },
        ],
      },
    ]),
  );
  expect(csv.split('\r\n')).toEqual([
    'Date,Voucher,Number,Customer,Ledger,Debit,Credit,Bills,Reference,Note',
    `2026-11-20,Receipt,NODP26000012,"'=HYPERLINK(""x"")",Bank,1250.5,,,'-N1,`,
    `2026-11-20,Receipt,NODP26000012,"'=HYPERLINK(""x"")","'=HYPERLINK(""x"")",,1250.5,"NM/1, on account",'-N1,`,
    '',
  ]);
});
