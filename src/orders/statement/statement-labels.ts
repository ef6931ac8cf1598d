import { msg, t } from '../../lib/i18n.ts';
import type { AccountStatement, OpenItem } from './statement.contract.ts';
import { openItemStateText } from './statement-rows.rule.ts';

/** Where an open item stands, in words. */
export const openItemText = ({ due_on, days_over, unpaid }: OpenItem): string =>
  openItemStateText({ dueOn: due_on, daysOver: days_over, unpaidMinor: unpaid });

/** A part of the sum that ends in what is available; what is taken off is below 0. Said where it is shown. */
export type CreditBreakdownRow = { label: string; amount: number };

/** How the credit is used, as a sum: limit, less unpaid invoices and open orders, is what is available. */
export function creditBreakdown({ terms, unpaid }: Pick<AccountStatement, 'terms' | 'unpaid'>): CreditBreakdownRow[] {
  if (!terms) return [];
  return [
    { label: msg('Credit limit'), amount: terms.credit_limit },
    { label: msg('Unpaid invoices'), amount: 0 - unpaid },
    { label: msg('Open orders'), amount: 0 - terms.open_orders },
    { label: msg('Available Balance'), amount: terms.avl_balance },
  ];
}

/** Why nothing is available although the sum is below 0; '' within the limit. `money` writes an amount. */
export function overLimitText({ terms }: Pick<AccountStatement, 'terms'>, money: (amount: number) => string): string {
  return terms && terms.over_limit > 0
    ? t`Over the limit by ${money(terms.over_limit)}: unpaid invoices and open orders are more than the credit limit.`
    : '';
}

/** What money on account is for; '' when there is none. `money` writes an amount. */
export function onAccountText(
  { on_account, paid_ahead }: Pick<AccountStatement, 'on_account' | 'paid_ahead'>,
  money: (amount: number) => string,
): string {
  if (on_account <= 0) return '';
  if (paid_ahead <= 0) return t`Pays your next invoices`;
  if (paid_ahead >= on_account) return t`Paid for open orders`;
  return t`${money(paid_ahead)} is paid for open orders, the rest pays your next invoices`;
}

/** By what a transfer is found; said where it is shown. */
export const transferReference = msg('The number of the order or invoice');
