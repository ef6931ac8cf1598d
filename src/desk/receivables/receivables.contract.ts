import { z } from 'zod';
import { defineContract, doneReply, freeText, instant, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { reportRefusals } from '../../orders/order-refusals.ts';
import { debtorRefusals } from '../../payments/payment-refusals.ts';
import { dueLetter, receivable, receivableTotals } from '../../payments/receivables/receivable-rows.contract.ts';
import { countries, dunningStages } from '../../sites/site-facts.ts';
import { deskSite } from '../../sites/site-field.ts';
import { fileReply } from '../orders/order-file.contract.ts';

const minor = z.number();
const stage = z.enum(dunningStages);

export const receivablesAtDesk = defineContract({
  path: 'desk/api/:site/money/receivables/',
  method: 'GET',
  summary: 'lists what customers owe by days after the due day, most money times days first',
  request: z.object({ site: deskSite, q: freeText(100), view: freeText(40), sort: freeText(40), page: freeText(5) }),
  reply: z.object({
    success: z.literal(true),
    day: z.string(),
    totals: receivableTotals,
    rows: z.array(receivable.extend({ total: minor, overdue: minor })),
    /** Further pages follow. */
    more: z.boolean(),
    /** Days after the due day of each stage. */
    days: z.object({ friendly: z.number(), firm: z.number(), stop: z.number() }),
    /** Whose tax office gets the returns. */
    country: z.enum(countries),
    /** Whether the rule sends letters by itself on working days. */
    sentByItself: z.boolean(),
    due: z.array(dueLetter),
  }),
});

export const remindersAtDesk = defineContract({
  path: 'desk/api/:site/money/reminders/',
  method: 'GET',
  summary: 'lists the reminders that were sent to a customer',
  request: z.object({ site: deskSite, customerId: freeText(15) }),
  reply: z.object({
    success: z.literal(true),
    letters: z.array(
      z.object({
        id: z.number(),
        stage,
        sentAt: instant,
        sentBy: z.string(),
        receiver: z.string(),
        overdueMinor: minor,
        invoices: z.array(z.string()),
        /** The letter as it was written; null for older ones. */
        subject: z.string().nullable(),
        text: z.string().nullable(),
      }),
    ),
  }),
});

const customer = { site: deskSite, customerId: rowId };

export const sendReminderAtDesk = defineContract({
  path: 'desk/api/:site/money/reminders/send/',
  method: 'POST',
  summary: 'mails a customer a reminder of the overdue invoices',
  /** A request without a stage means the one that is due. */
  request: z.object({ ...customer, stage: stage.optional() }),
  reply: z.object({ success: z.literal(true), stage, receiver: z.string(), invoices: z.array(z.string()) }),
  refusals: pickRefusals(debtorRefusals, 'cannot_be', 'excepted', 'sent_before', 'unknown_customer'),
});

export const exceptAtDesk = defineContract({
  path: 'desk/api/:site/money/reminders/except/',
  method: 'POST',
  summary: 'says that a customer gets no reminders and why, or gets them again',
  request: z.object({ ...customer, excepted: z.boolean(), reason: freeText(300) }),
  reply: doneReply,
  refusals: pickRefusals(debtorRefusals, 'cannot_be', 'changed_since', 'unknown_customer'),
});

export const ageingFileAtDesk = defineContract({
  path: 'desk/api/:site/money/receivables/csv/',
  method: 'GET',
  summary: 'the ageing of all customers as CSV',
  request: z.object({ site: deskSite }),
  reply: fileReply,
});

export const vouchersFileAtDesk = defineContract({
  path: 'desk/api/:site/money/vouchers/',
  method: 'GET',
  summary: 'the vouchers of a period for Tally, each company with its ledgers (ZIP), or as CSV',
  request: z.object({
    site: deskSite,
    from: freeText(10),
    to: freeText(10),
    form: z.enum(['tally', 'csv']),
    /** Whose ledgers are written: customers without a voucher before the period, or all of the period. */
    parties: z.enum(['new', 'all']).default('new'),
  }),
  reply: fileReply,
  refusals: pickRefusals(reportRefusals, 'cannot_be'),
});
