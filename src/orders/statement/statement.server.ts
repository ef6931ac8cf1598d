import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { can } from '../../account/permissions/permissions.rule.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { customerReference } from '../../payments/bank-statement/payment-reference.rule.ts';
import {
  type CreditPeriod,
  dueOn,
  dueState,
  overdueMinor,
  receivableAges,
  sumByAge,
} from '../../payments/credit/ageing.rule.ts';
import { creditFigures } from '../../payments/credit/credit-figures.rule.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findLastPayments, type ReceivedPaymentRow } from '../receipts/received-payments.db.ts';
import { creditTermsOf, type ShownCreditTerms } from './open-invoices.server.ts';
import { type AccountStatement, accountStatement, type OpenItem, type ReceivedPayment } from './statement.contract.ts';
import {
  type AllocatedPaymentRow,
  findAllocatedPayments,
  findMovements,
  findOpenEntries,
  findStatementAccount,
  findUnconfirmed,
  type OpenEntryRow,
} from './statement.db.ts';
import { entryKindLabel, periodOf, type StatementPeriod, withBalances } from './statement-rows.rule.ts';

export const statementCall = defineCall(
  accountStatement,
  { requires: permissionTo('see-statement'), reads: 'primary' },
  async (request, { db, site, caller, now }) => {
    const period = periodOf(request, dayOf(now, site.calendar.timeZone));
    if (!period) return refuse(accountStatement, 'no_such_period');
    const { customerId, standing } = caller;
    const { payment } = request;
    const [data, payments, [unconfirmed]] = await Promise.all([
      findStatement(db, site, customerId, period, now),
      findLastPayments(db, { customerId, payment, limit: lastPayments }),
      payment === '' ? [] : findUnconfirmed(db, { customerId, payment }),
    ]);
    return {
      success: true as const,
      data,
      payments: payments.toSorted(newestFirst).map(toPayment),
      may_pay_in_advance: can(standing, 'pay-in-advance'),
      is_unconfirmed: unconfirmed?.found ?? false,
    };
  },
);

const lastPayments = 6;

const newestFirst = (a: ReceivedPaymentRow, b: ReceivedPaymentRow) =>
  `${a.receivedOn} ${a.number}` < `${b.receivedOn} ${b.number}` ? 1 : -1;

const toPayment = (row: ReceivedPaymentRow): ReceivedPayment => ({
  number: row.number,
  payment_id: row.paymentReceipt ?? '',
  day: row.receivedOn,
  reference: row.reference,
  amount: toMajor(row.amountMinor),
  returned: toMajor(row.returnedMinor),
  on_account: toMajor(row.onAccountMinor),
  paid: row.paid.map(({ invoice, amountMinor }) => ({ invoice, amount: toMajor(amountMinor) })),
});

export async function findStatement(
  db: Db,
  site: Site,
  customerId: number,
  period: StatementPeriod,
  now: Date,
): Promise<AccountStatement> {
  const [[account], movements, open, paidOn] = await Promise.all([
    findStatementAccount(db, { customerId, from: period.from }),
    findMovements(db, { customerId, ...period }),
    findOpenEntries(db, { customerId }),
    findAllocatedPayments(db, { customerId }),
  ]);
  if (!account) throw new Error(`there is no customer ${customerId}`);
  const today = dayOf(now, site.calendar.timeZone);
  const terms = creditTermsOf(account);
  const invoices = open.filter((one) => one.kind === 'invoice');
  const unpaidMinor = sum(invoices, (one) => one.openMinor);
  const moneyMinor = sum(open, (one) => (one.kind === 'invoice' ? 0 : one.openMinor));
  const unpaidByAge = sumByAge(invoices, today, terms);
  const rows = withBalances(account.openingMinor, movements);
  return {
    company: account.company,
    payment_reference: customerReference(site, customerId),
    today,
    ...period,
    terms: terms ? termsWithFigures(terms, unpaidMinor) : null,
    opening: toMajor(account.openingMinor),
    rows: rows.map((row) => ({
      day: row.bookedOn,
      kind: entryKindLabel(row),
      number: row.number,
      note: row.note,
      order_no: row.orderNo,
      debit: toMajor(row.debitMinor),
      credit: toMajor(row.creditMinor),
      balance: toMajor(row.balanceMinor),
    })),
    closing: toMajor(rows.at(-1)?.balanceMinor ?? account.openingMinor),
    unpaid: toMajor(unpaidMinor),
    overdue: toMajor(overdueMinor(invoices, today, terms)),
    on_account: toMajor(moneyMinor),
    paid_ahead: toMajor(moneyMinor - account.onAccountMinor),
    ages: receivableAges.map(({ key, label }) => ({ label, amount: toMajor(unpaidByAge[key]) })),
    open_items: openItems(open, paidOn, today, terms),
  };
}

function termsWithFigures(terms: ShownCreditTerms, unpaidMinor: number): AccountStatement['terms'] {
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

function openItems(
  open: readonly OpenEntryRow[],
  paidOn: readonly AllocatedPaymentRow[],
  today: Day,
  terms: CreditPeriod,
): OpenItem[] {
  const items = [...open.map((row) => openItem(row, today, terms)), ...paidOn.map(paidItem)];
  return items.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
}

function openItem(row: OpenEntryRow, today: Day, terms: CreditPeriod): OpenItem {
  const billed = row.kind === 'invoice';
  const { daysOver, overdue } = billed ? dueState(row, today, terms) : { daysOver: 0, overdue: false };
  return {
    ...itemOf(row),
    key: `open ${row.id}`,
    for_invoice: '',
    due_on: billed ? dueOn(row, terms) : '',
    amount: toMajor(row.billMinor === null ? row.amountMinor : Math.sign(row.amountMinor) * row.billMinor),
    unpaid: toMajor(billed ? row.openMinor : -row.openMinor),
    days_over: daysOver,
    overdue,
  };
}

const paidItem = (row: AllocatedPaymentRow): OpenItem => ({
  ...itemOf(row),
  key: `paid ${row.allocationId}`,
  for_invoice: row.forInvoice,
  due_on: '',
  amount: toMajor(-row.usedMinor),
  unpaid: 0,
  days_over: 0,
  overdue: false,
});

const itemOf = (row: OpenEntryRow | AllocatedPaymentRow) => ({
  kind: entryKindLabel(row),
  number: row.number,
  note: row.note,
  order_no: row.orderNo,
  brought_forward: row.broughtForwardOn !== null,
  purchase_order_no: row.purchaseOrderNo,
  day: row.bookedOn,
});
