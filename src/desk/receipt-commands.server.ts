import { currencySign } from '../lib/currency.ts';
import { dayOf, formatDay } from '../lib/dates.ts';
import { formatAmount, formatMajor, formatMoney, roundToMinor } from '../lib/money.ts';
import { receiveTransfer } from '../orders/fulfilment/receive-transfer.server.ts';
import type { AccountStatement } from '../orders/statement/statement.contract.ts';
import { statementForStaff } from '../orders/statement/statement-for-staff.server.ts';
import { creditBreakdown, onAccountText, openItemText, overLimitText } from '../orders/statement/statement-labels.ts';
import { recordReceipt, reverseReceipt } from '../payments/receipts/receipts.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import type { Site } from '../sites/site.ts';
import { type DeskCommand, failure } from './desk-command.ts';
import { typedMinor } from './typed-amount.ts';

const moneyOfMajor = (site: Site) => (major: number) => formatMajor(major, site.currency);
const moneyIn = (site: Site) => (minor: number) => formatMoney({ minor, currency: site.currency });

const withHint = ({ refusal, message }: Refusal) => (refusal === 'receipt_twice' ? `${message} (--again)` : message);

const record: DeskCommand = {
  usage: 'EMAIL AMOUNT --reference "…" [--on DAY] [--for INVOICE,… | --order NUMBER] [--again]',
  acceptsMore: true,
  summary:
    'records money received; it pays the invoices or the order named, else the oldest invoices; emails the buyer',
  async run({ database, site, by, now }, { positionals: [email = '', amount = ''], options, again }) {
    const money = {
      email,
      amountMinor: typedMinor(amount),
      reference: options.reference ?? '',
      receivedOn: options.on ?? dayOf(now, site.calendar.timeZone),
      allowDuplicate: again,
      by,
      now,
    };
    const invoices = (options.for ?? '').split(',').flatMap((number) => number.trim() || []);
    const { order: orderNumber } = options;
    if (orderNumber && invoices.length > 0) return failure('Use --for or --order, not both.');
    const receipt = orderNumber
      ? await receiveTransfer(database, site, { ...money, orderNumber })
      : await recordReceipt(database, site, { ...money, invoices });
    if (receipt instanceof Refusal) return failure(withHint(receipt));
    const format = moneyIn(site);
    return {
      lines: [
        `Receipt ${receipt.number} recorded.`,
        ...receipt.paid.map((part) => `${part.reference}  ${format(part.amountMinor)} paid`),
        ...(receipt.keptMinor > 0 ? [`${format(receipt.keptMinor)} reserved for order ${orderNumber}`] : []),
        ...(receipt.onAccountMinor > 0 ? [`${format(receipt.onAccountMinor)} on account for the next invoice`] : []),
      ],
    };
  },
};

const reverse: DeskCommand = {
  usage: 'NUMBER --why "…"',
  summary: 'reverses a receipt, such as a refused cheque; its invoices are open again; emails the buyer why',
  async run({ database, site, by, now }, { positionals: [number = ''], options: { why = '' } }) {
    if (!why) return failure('Add --why "…"; the buyer reads it.');
    const receipt = await reverseReceipt(database, site, { number, why, by, now });
    if (receipt instanceof Refusal) return failure(receipt.message);
    return {
      lines: [`Receipt ${number} of ${receipt.company} over ${moneyIn(site)(receipt.leftMinor)} reversed.`],
    };
  },
};

const show: DeskCommand = {
  usage: 'EMAIL',
  summary: 'shows what a customer owes: movements of 180 days, open items and their age',
  async run({ database, site, now }, { positionals: [email = ''] }) {
    const statement = await statementForStaff(database, site, email, now);
    return statement ? { lines: inLines(site, statement) } : failure(`${site.name} has no account ${email}.`);
  },
};

function inLines(site: Site, statement: AccountStatement): string[] {
  const amount = (major: number) => formatAmount({ minor: roundToMinor(major), currency: site.currency }).padStart(16);
  const line = (...cells: readonly string[]) => cells.filter(Boolean).join('  ').trimEnd();
  const { terms } = statement;
  return [
    `${statement.company}, ${formatDay(statement.from)} to ${formatDay(statement.to)}, in ${currencySign(site.currency)}`,
    ...(terms
      ? [
          `credit limit ${amount(terms.credit_limit).trim()}, ${terms.period_days} days and ${terms.grace_days} of grace`,
        ]
      : ['no credit terms']),
    line(statement.from, amount(statement.opening), 'opening balance'),
    ...statement.rows.map((row) =>
      line(
        row.day,
        amount(row.debit - row.credit),
        amount(row.balance),
        row.kind,
        row.number,
        row.note || row.order_no,
      ),
    ),
    line(statement.to, amount(statement.closing), 'closing balance'),
    ...statement.open_items
      .filter((item) => item.unpaid !== 0)
      .map((item) => line('open', amount(item.unpaid), item.kind, item.number, item.due_on, openItemText(item))),
    ...statement.ages.map((age) => line('unpaid', amount(age.amount), age.label)),
    line('unpaid', amount(statement.unpaid), `of it overdue ${amount(statement.overdue).trim()}`),
    line('on account', amount(statement.on_account), onAccountText(statement, moneyOfMajor(site))),
    ...creditBreakdown(statement).map((part) => line('credit', amount(part.amount), part.label)),
    ...[overLimitText(statement, moneyOfMajor(site))].filter(Boolean),
  ];
}

export const receiptCommands = { '': record, reverse };
export const statementCommands = { '': show };
