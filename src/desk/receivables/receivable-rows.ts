import { currencySign } from '../../lib/currency.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { receivableAges, totalOf } from '../../payments/credit/ageing.rule.ts';
import type { Receivables } from '../../payments/receivables/receivables.server.ts';
import type { Site } from '../../sites/site.ts';

/** What the customers of a site owe, as a sheet. */
export function receivableRows(site: Site, rows: Receivables['customers']): SpreadsheetCell[][] {
  const sign = currencySign(site.currency);
  const ages = receivableAges.map(({ label }) => `${label}, ${sign}`);
  return [
    [
      'Customer',
      'E-mail',
      ...ages,
      `Total, ${sign}`,
      `On account, ${sign}`,
      `In dispute, ${sign}`,
      'Days late',
      'Reminder',
      'No reminders because',
    ],
    ...rows.map((row): SpreadsheetCell[] => [
      row.company,
      row.email,
      ...receivableAges.map(({ key }) => row[key] / 100),
      totalOf(row) / 100,
      row.onAccountMinor / 100,
      row.disputedMinor / 100,
      Math.max(0, row.daysLate),
      row.stage ?? '',
      row.exception ?? '',
    ]),
  ];
}
