import { msg, t } from '../../lib/i18n.ts';
import type { AccountStatement, OpenItem } from './statement.contract.ts';
import { openItemStateText } from './statement-rows.rule.ts';

export const openItemText = ({ due_on, days_over, unpaid }: OpenItem): string =>
  openItemStateText({ dueOn: due_on, daysOver: days_over, unpaidMinor: unpaid });

/** Deductions are below 0; the label is translated where it is shown. */
export type CreditBreakdownRow = { label: string; amount: number };

/** Limit, less unpaid invoices and open orders, is what is available. */
export function creditBreakdown({ terms, unpaid }: Pick<AccountStatement, 'terms' | 'unpaid'>): CreditBreakdownRow[] {
  if (!terms) return [];
  return [
    { label: msg('Credit limit'), amount: terms.credit_limit },
    { label: msg('Unpaid invoices'), amount: 0 - unpaid },
    { label: msg('Open orders'), amount: 0 - terms.open_orders },
    { label: msg('Available Balance'), amount: terms.avl_balance },
  ];
}

/** '' within the limit; `money` formats an amount. */
export function overLimitText({ terms }: Pick<AccountStatement, 'terms'>, money: (amount: number) => string): string {
  return terms && terms.over_limit > 0
    ? t`Over the limit by ${money(terms.over_limit)}: unpaid invoices and open orders exceed the credit limit.`
    : '';
}

export function onAccountText(
  { on_account, paid_ahead }: Pick<AccountStatement, 'on_account' | 'paid_ahead'>,
  money: (amount: number) => string,
): string {
  if (on_account <= 0) return '';
  if (paid_ahead <= 0) return t`Applied to your next invoices`;
  if (paid_ahead >= on_account) return t`Paid for open orders`;
  return t`${money(paid_ahead)} is paid for open orders, the rest will be applied to your next invoices`;
}
