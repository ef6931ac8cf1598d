import { currencySign } from '../../lib/currency.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { toCsv } from '../../lib/spreadsheet-cell.ts';
import { unpaidReasons } from '../../payments/bank-statement/line-booking.rule.ts';
import { receivableAges } from '../../payments/credit/ageing.rule.ts';
import { listDueLetters } from '../../payments/dunning/due-letters.server.ts';
import { exceptFromDunning } from '../../payments/dunning/except-customer.server.ts';
import {
  listSentLetters,
  parseStage,
  sendDunningLetter,
  stageLabels,
} from '../../payments/dunning/send-dunning.server.ts';
import { findPayer } from '../../payments/receipts/find-payer.server.ts';
import { listAllReceivables, loadReceivables } from '../../payments/receivables/receivables.server.ts';
import { endUnpaidNote, noteUnpaid } from '../../payments/receivables/unpaid-balance.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { dunningStages } from '../../sites/site-facts.ts';
import { type DeskCommand, type DeskContext, type DeskResult, doneOr, failure } from '../desk-command.ts';
import { receivableRows } from '../receivables/receivable-rows.ts';
import { writeOut } from './write-out.server.ts';

const moneyIn = (site: Site) => (minor: number) => formatMoney({ minor, currency: site.currency });

async function withCustomer(
  { database, site }: DeskContext,
  email: string,
  use: (customerId: number) => Promise<DeskResult>,
): Promise<DeskResult> {
  const payer = await findPayer(database, site, email);
  return payer ? use(payer.customerId) : failure(`${site.name} has no account ${email}.`);
}

const list: DeskCommand = {
  usage: '[EMAIL]',
  acceptsMore: true,
  summary: 'lists the reminders that are due, or those sent to a customer',
  run: (context, { positionals: [email] }) => (email === undefined ? listDue(context) : listSent(context, email)),
};

async function listDue({ database, site, now }: DeskContext): Promise<DeskResult> {
  const letters = await listDueLetters(database, site, now);
  if (letters.length === 0) return { lines: ['No reminder is due.'] };
  const money = moneyIn(site);
  return {
    lines: letters.map(
      ({ company, email, stage, amountMinor, invoices }) =>
        `${stage.padEnd(8)}  ${company} <${email}>  ${money(amountMinor)}  ${invoices.map(({ reference }) => reference).join(', ')}`,
    ),
  };
}

const listSent = (context: DeskContext, email: string): Promise<DeskResult> =>
  withCustomer(context, email, async (customerId) => {
    const { database, site } = context;
    const letters = await listSentLetters(database, site, customerId);
    if (letters.length === 0) return { lines: ['No reminder was sent yet.'] };
    return {
      lines: letters.map(
        ({ stage, sentAt, sentBy, overdueMinor, invoices }) =>
          `${formatDateTime(sentAt, site.calendar.timeZone)}  ${stageLabels[stage]}  ${moneyIn(site)(overdueMinor)}  by ${sentBy}: ${invoices.map(({ reference }) => reference).join(', ')}`,
      ),
    };
  });

const send: DeskCommand = {
  usage: 'EMAIL [--stage friendly|firm|stop]',
  summary: 'mails a reminder of the overdue invoices; without a stage the one that is due',
  run: (context, { positionals: [email = ''], options: { stage: typed } }) =>
    withCustomer(context, email, async (customerId) => {
      const stage = typed === undefined ? undefined : parseStage(typed);
      if (typed !== undefined && !stage) return failure(`The stage is one of ${dunningStages.join(', ')}.`);
      const { database, site, by, now } = context;
      const letter = await sendDunningLetter(database, site, { customerId, stage, by, now });
      if (letter instanceof Refusal) return failure(letter.message);
      return { lines: [`${stageLabels[letter.stage]} sent to ${letter.receiver}: ${letter.invoices.join(', ')}.`] };
    }),
};

const except: DeskCommand = {
  usage: 'EMAIL --reason "…"',
  summary: 'a customer gets no reminders any more',
  run: (context, { positionals: [email = ''], reason }) =>
    withCustomer(context, email, async (customerId) => {
      const { database, site, by, now } = context;
      const request = { customerId, excepted: true, reason, by, now };
      return doneOr(await exceptFromDunning(database, site, request), `${email} gets no reminders any more.`);
    }),
};

const resume: DeskCommand = {
  usage: 'EMAIL',
  summary: 'a customer gets reminders again',
  run: (context, { positionals: [email = ''] }) =>
    withCustomer(context, email, async (customerId) => {
      const { database, site, by, now } = context;
      const request = { customerId, excepted: false, reason: '', by, now };
      return doneOr(await exceptFromDunning(database, site, request), `${email} gets reminders again.`);
    }),
};

const dispute: DeskCommand = {
  usage: 'INVOICE --reason "dispute …"',
  summary: `notes why an invoice is unpaid; the reason begins with one of ${unpaidReasons.join(', ')}`,
  async run({ database, site, by, now }, { positionals: [invoice = ''], reason: typed }) {
    const reason = unpaidReasons.find((one) => typed === one || typed.startsWith(`${one} `));
    if (!reason) return failure(`The reason begins with one of ${unpaidReasons.join(', ')}.`);
    const noted = { invoice, reason, note: typed.slice(reason.length), by, now };
    return doneOr(await noteUnpaid(database, site, noted), `Noted of ${invoice}: ${typed}`);
  },
};

const settle: DeskCommand = {
  usage: 'INVOICE',
  summary: 'ends what is noted of an unpaid invoice',
  run: async ({ database, site, by, now }, { positionals: [invoice = ''] }) =>
    doneOr(await endUnpaidNote(database, site, { invoice, by, now }), `The note of ${invoice} has ended.`),
};

const ageing: DeskCommand = {
  usage: '[--out FILE.csv]',
  summary: 'what all customers owe by days after the due day, most money times days first; with --out as CSV',
  async run(context, { options: { out } }) {
    const { database, site, now } = context;
    if (out !== undefined)
      return writeOut(context.folder, out, toCsv(receivableRows(site, await listAllReceivables(database, site, now))));
    const { customers, totals, more } = await loadReceivables(database, site, now);
    const amount = (minor: number) => formatAmount({ minor, currency: site.currency }).padStart(16);
    const line = (row: (typeof customers)[number] | typeof totals, name: string) =>
      `${receivableAges.map(({ key }) => amount(row[key])).join('')}  ${name}`;
    const head = `${receivableAges.map(({ label }) => label.padStart(16)).join('')}  in ${currencySign(site.currency)}`;
    return {
      lines: [
        head,
        ...customers.map((row) => line(row, `${row.company}${row.stage ? ` (${stageLabels[row.stage]})` : ''}`)),
        ...(more ? ['… and more; --out FILE.csv has all'] : []),
        line(totals, `${totals.customers} customers`),
      ],
    };
  },
};

export const dunningCommands = { list, send, except, resume };
export const invoiceCommands = { note: dispute, settle };
export const ageingCommands = { '': ageing };
