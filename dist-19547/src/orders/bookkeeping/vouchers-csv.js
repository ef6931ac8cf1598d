                                                                     
                                                    

/** One row for each debit or credit. */
export function voucherRows(vouchers                    )                      {
  return [
    ['Date', 'Voucher', 'Number', 'Customer', 'Ledger', 'Debit', 'Credit', 'Bills', 'Reference', 'Note'],
    ...vouchers.flatMap(({ day, kind, number, customer, lines, bills, reference, note }) =>
      lines.map(({ ledger, amountMinor })                    => [
        ...[day, kind, number, customer, ledger],
        amountMinor > 0 ? amountMinor / 100 : '',
        amountMinor < 0 ? -amountMinor / 100 : '',
        ledger === customer ? bills.map(({ bill }) => bill || 'on account').join(', ') : '',
        ...[reference, note],
      ]),
    ),
  ];
}
