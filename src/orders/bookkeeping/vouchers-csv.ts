import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { billsOnce } from './voucher-lines.rule.ts';
import type { Voucher } from './vouchers.server.ts';

/** One row for each debit or credit. */
export function voucherRows(vouchers: readonly Voucher[]): SpreadsheetCell[][] {
  return [
    ['Date', 'Voucher', 'Number', 'Customer', 'Ledger', 'Debit', 'Credit', 'Bills', 'Reference', 'Note'],
    ...vouchers.flatMap(({ day, kind, number, customer, lines, bills, reference, note }) =>
      lines.map(({ ledger, amountMinor }): SpreadsheetCell[] => [
        day,
        kind,
        number,
        customer,
        ledger,
        amountMinor > 0 ? amountMinor / 100 : '',
        amountMinor < 0 ? -amountMinor / 100 : '',
        ledger === customer
          ? billsOnce(bills)
              .map(({ bill }) => bill || 'on account')
              .join(', ')
          : '',
        reference,
        note,
      ]),
    ),
  ];
}
