import { msg, t } from '../../lib/i18n.js';
                                                                          
import { openItemStateText } from './statement-rows.rule.js';

export const openItemText = ({ due_on, days_over, unpaid }          )         =>
  openItemStateText({ dueOn: due_on, daysOver: days_over, unpaidMinor: unpaid });

/** Deductions are below 0; the label is translated where it is shown. */
                                                                   

/** Limit, less unpaid invoices and open orders, is what is available. */
export function creditBreakdown({ terms, unpaid }                                            )                       {
  if (!terms) return [];
  return [
    { label: msg('Credit limit'), amount: terms.credit_limit },
    { label: msg('Unpaid invoices'), amount: 0 - unpaid },
    { label: msg('Open orders'), amount: 0 - terms.open_orders },
    { label: msg('Available Balance'), amount: terms.avl_balance },
  ];
}

/** '' within the limit; `money` formats an amount. */
export function overLimitText({ terms }                                 , money                            )         {
  return terms && terms.over_limit > 0
    ? t`Over the limit by ${money(terms.over_limit)}: unpaid invoices and open orders exceed the credit limit.`
    : '';
}

export function onAccountText(
  { on_account, paid_ahead }                                                     ,
  money                            ,
)         {
  if (on_account <= 0) return '';
  if (paid_ahead <= 0) return t`Applied to your next invoices`;
  if (paid_ahead >= on_account) return t`Paid for open orders`;
  return t`${money(paid_ahead)} is paid for open orders, the rest will be applied to your next invoices`;
}
