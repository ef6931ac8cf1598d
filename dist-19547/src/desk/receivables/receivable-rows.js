import { currencySign } from '../../lib/currency.js';
                                                                     
import { receivableAges, totalOf } from '../../payments/credit/ageing.rule.js';
                                                                                    
                                                

/** What the customers of a site owe, as a sheet. */
export function receivableRows(site      , rows                          )                      {
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
    ...rows.map((row)                    => [
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
