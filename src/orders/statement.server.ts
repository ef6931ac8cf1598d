import { type Day, dayOf } from '../lib/dates.ts';
import { toMajor } from '../lib/money.ts';
import { sum } from '../lib/sum.ts';
import { ageing, ages, dueOn, dueState, overdueMinor, type Terms } from '../payments/ageing.rule.ts';
import { creditFigures } from '../payments/credit-figures.rule.ts';
import { answer } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import { refuse } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { type AccountStatement, type OpenItem, statement } from './statement.contract.ts';
import {
  type AccountRow,
  findAccount,
  findMovements,
  findOpen,
  findPaidOn,
  type OpenRow,
  type PaidOnRow,
} from './statement.db.ts';
import { kindWords, type Period, periodOf, withBalances } from './statement-rows.rule.ts';

export const statementCall = answer(statement, { who: 'verified' }, async (asked, { db, site, caller, now }) => {
  const period = periodOf(asked, dayOf(now, site.calendar.timeZone));
  if (!period) return refuse(statement, 'no_such_period');
  return { success: true as const, data: await statementOf(db, site, caller.customerId, period, now) };
});

/** A customer's statement as page, PDF, CSV and terminal show it; amounts in major units. */
export async function statementOf(
  db: Db,
  site: Site,
  customerId: number,
  period: Period,
  now: Date,
): Promise<AccountStatement> {
  const [[account], movements, open, paidOn] = await Promise.all([
    findAccount(db, { customerId, from: period.from }),
    findMovements(db, { customerId, ...period }),
    findOpen(db, { customerId }),
    findPaidOn(db, { customerId }),
  ]);
  if (!account) throw new Error(`there is no customer ${customerId}`);
  const today = dayOf(now, site.calendar.timeZone);
  const terms = termsOf(account);
  const invoices = open.filter((one) => one.kind === 'invoice');
  const unpaidMinor = sum(invoices, (one) => one.openMinor);
  const moneyMinor = sum(open, (one) => (one.kind === 'invoice' ? 0 : one.openMinor));
  const unpaidByAge = ageing(invoices, today);
  const rows = withBalances(account.openingMinor, movements);
  return {
    company: account.company,
    today,
    ...period,
    terms: terms && termsWithFigures(terms, unpaidMinor),
    opening: toMajor(account.openingMinor),
    rows: rows.map((row) => ({
      day: row.bookedOn,
      kind: kindWords(row.kind),
      number: row.number,
      note: row.note,
      order_no: row.orderNo,
      debit: toMajor(row.debitMinor),
      credit: toMajor(row.creditMinor),
      balance: toMajor(row.balanceMinor),
    })),
    closing: toMajor(rows.at(-1)?.balanceMinor ?? account.openingMinor),
    unpaid: toMajor(unpaidMinor),
    overdue: toMajor(overdueMinor(invoices, today, terms ?? undefined)),
    on_account: toMajor(moneyMinor),
    paid_ahead: toMajor(moneyMinor - account.onAccountMinor),
    ages: ages.map(({ key, label }) => ({ label, amount: toMajor(unpaidByAge[key]) })),
    open_items: openItems(open, paidOn, today, terms ?? undefined),
  };
}

type CreditTerms = NonNullable<ReturnType<typeof termsOf>>;

function termsOf({ limitMinor, usedMinor, onAccountMinor, periodDays, graceDays }: AccountRow) {
  if (limitMinor === null || usedMinor === null || periodDays === null || graceDays === null) return null;
  return { limitMinor, usedMinor, onAccountMinor, periodDays, graceDays };
}

function termsWithFigures(terms: CreditTerms, unpaidMinor: number): AccountStatement['terms'] {
  const figures = creditFigures(terms, unpaidMinor);
  return {
    credit_limit: toMajor(figures.limitMinor),
    open_orders: toMajor(figures.openOrdersMinor),
    avl_balance: toMajor(figures.availableMinor),
    over_limit: toMajor(figures.overLimitMinor),
    period_days: terms.periodDays,
    grace_days: terms.graceDays,
  };
}

/** The newest first; what was paid on an invoice stands by its own day. */
function openItems(open: readonly OpenRow[], paidOn: readonly PaidOnRow[], today: Day, terms: Terms): OpenItem[] {
  const items = [...open.map((row) => openItem(row, today, terms)), ...paidOn.map(paidItem)];
  return items.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
}

function openItem(row: OpenRow, today: Day, terms: Terms): OpenItem {
  const billed = row.kind === 'invoice';
  const { daysOver, overdue } = billed ? dueState(row.bookedOn, today, terms) : { daysOver: 0, overdue: false };
  return {
    ...itemOf(row),
    key: `open ${row.id}`,
    for_invoice: '',
    due_on: billed ? dueOn(row.bookedOn, terms) : '',
    amount: toMajor(row.amountMinor),
    unpaid: toMajor(billed ? row.openMinor : -row.openMinor),
    days_over: daysOver,
    overdue,
  };
}

const paidItem = (row: PaidOnRow): OpenItem => ({
  ...itemOf(row),
  key: `paid ${row.allocationId}`,
  for_invoice: row.forInvoice,
  due_on: '',
  amount: toMajor(-row.usedMinor),
  unpaid: 0,
  days_over: 0,
  overdue: false,
});

const itemOf = (row: OpenRow | PaidOnRow) => ({
  kind: kindWords(row.kind),
  number: row.number,
  note: row.note,
  order_no: row.orderNo,
  day: row.bookedOn,
});
