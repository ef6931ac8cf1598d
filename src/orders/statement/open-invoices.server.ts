import { type Day, dayOf } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { type CreditPeriod, dueOn, dueState, overdueMinor } from '../../payments/credit/ageing.rule.ts';
import { creditFigures } from '../../payments/credit/credit-figures.rule.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type AccountRow, findOpenEntries, findStatementAccount, type OpenEntryRow } from './statement.db.ts';

/** Amounts in major units. */
export type OpenInvoices = {
  total: number;
  unpaid: number;
  overdue: number;
  /** Money that has paid no invoice yet. */
  on_account: number;
  /** Overdue ones first, then by due day. */
  invoices: PresentedInvoice[];
  /** null without credit terms. */
  credit: CreditUsed | null;
};

export type PresentedInvoice = ReturnType<typeof presentInvoice>;

export type CreditUsed = {
  limit: number;
  open_orders: number;
  available: number;
  over_limit: number;
  period_days: number;
  grace_days: number;
};

/** The day is before every entry, so that no opening balance is summed up. */
const noOpening: Day = '1970-01-01';

/** Loads what the customer has to pay: the first `limit` invoices and the sums of all. */
export async function loadOpenInvoices(
  db: Db,
  site: Site,
  { customerId, now, limit }: { customerId: number; now: Date; limit: number },
): Promise<OpenInvoices> {
  const [[account], entries] = await Promise.all([
    findStatementAccount(db, { customerId, from: noOpening }),
    findOpenEntries(db, { customerId }),
  ]);
  const today = dayOf(now, site.calendar.timeZone);
  const terms = account && creditTermsOf(account);
  const invoices = entries.filter(({ kind }) => kind === 'invoice');
  const unpaidMinor = sum(invoices, ({ openMinor }) => openMinor);
  const shown = invoices.map((row) => presentInvoice(row, today, terms));
  return {
    total: invoices.length,
    unpaid: toMajor(unpaidMinor),
    overdue: toMajor(overdueMinor(invoices, today, terms)),
    on_account: toMajor(sum(entries, ({ kind, openMinor }) => (kind === 'invoice' ? 0 : openMinor))),
    invoices: shown.toSorted((a, b) => a.due_on.localeCompare(b.due_on)).slice(0, limit),
    credit: terms ? creditUsed(terms, unpaidMinor) : null,
  };
}

export type ShownCreditTerms = NonNullable<ReturnType<typeof creditTermsOf>>;

/** Undefined for who buys without credit. */
export function creditTermsOf({ limitMinor, usedMinor, onAccountMinor, periodDays, graceDays }: AccountRow) {
  if (limitMinor === null || usedMinor === null || periodDays === null || graceDays === null) return undefined;
  return { limitMinor, usedMinor, onAccountMinor, periodDays, graceDays };
}

function creditUsed(terms: ShownCreditTerms, unpaidMinor: number): CreditUsed {
  const figures = creditFigures(terms, unpaidMinor);
  return {
    limit: toMajor(figures.limitMinor),
    open_orders: toMajor(figures.openOrdersMinor),
    available: toMajor(figures.availableMinor),
    over_limit: toMajor(figures.overLimitMinor),
    period_days: terms.periodDays,
    grace_days: terms.graceDays,
  };
}

function presentInvoice(row: OpenEntryRow, today: Day, terms: CreditPeriod) {
  const { number, orderNo, openMinor, broughtForwardOn } = row;
  const { daysOver, overdue } = dueState(row, today, terms);
  return {
    number,
    order_no: orderNo,
    brought_forward: broughtForwardOn !== null,
    due_on: dueOn(row, terms),
    days_over: daysOver,
    overdue,
    unpaid: toMajor(openMinor),
  };
}
