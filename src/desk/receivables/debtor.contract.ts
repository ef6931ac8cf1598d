import { z } from 'zod';
import { defineContract, doneReply, freeText, listOf, optionalDay, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { fulfilmentRefusals } from '../../orders/order-refusals.ts';
import { accountStatement } from '../../orders/statement/statement.contract.ts';
import { unpaidReasons } from '../../payments/bank-line.data.ts';
import { deduction } from '../../payments/bank-statement/bank-rows.contract.ts';
import { deductionKinds } from '../../payments/deductions.data.ts';
import { debtorRefusals, receiptRefusals, recordingRefusals } from '../../payments/payment-refusals.ts';
import { promiseStates } from '../../payments/receivables/promise-state.rule.ts';
import { customerToCall, storedPromise } from '../../payments/receivables/receivable-rows.contract.ts';
import { givenUpKinds } from '../../payments/write-offs/write-off.rule.ts';
import { dunningStages } from '../../sites/site-facts.ts';
import { deskSite } from '../../sites/site-field.ts';

const minor = z.number();
const customer = { site: deskSite, customerId: rowId };
const promiseState = z.enum(promiseStates);

const unpaidReason = z.enum(unpaidReasons);

const promise = storedPromise.extend({ state: promiseState });
const promiseOf = promise.extend({ customerId: z.number(), company: z.string() });

export const callListAtDesk = defineContract({
  path: 'desk/api/:site/money/calls/',
  method: 'GET',
  summary: 'lists whom to call today about overdue invoices, and what is promised',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    /** The number of all calls; `calls` are the first. */
    total: z.number(),
    calls: z.array(customerToCall),
    /** Broken ones first. */
    promises: z.array(promiseOf),
  }),
});

export const debtorAtDesk = defineContract({
  path: 'desk/api/:site/money/debtor/',
  method: 'GET',
  summary: 'shows the ledger of a customer with its documents, and what was promised',
  request: z.object(customer),
  reply: z.object({
    success: z.literal(true),
    customerId: z.number(),
    email: z.string(),
    statement: accountStatement.reply.shape.data,
    promises: z.array(promise),
    /** The notes on invoices that are open. */
    unpaidNotes: z.array(
      z.object({
        invoice: z.string(),
        open: minor,
        reason: unpaidReason,
        note: z.string().nullable(),
        by: z.string().nullable(),
      }),
    ),
    /** What was given up of invoices and not taken back, newest first. */
    writeOffs: z.array(
      z.object({
        id: z.number(),
        kind: z.string(),
        invoice: z.string(),
        amountMinor: minor,
        reason: z.string(),
        bookedOn: z.string(),
        createdBy: z.string(),
      }),
    ),
    /** The orders that wait for a bank transfer. */
    orders: z.array(z.object({ number: z.string(), owing: minor })),
  }),
  refusals: pickRefusals(debtorRefusals, 'unknown_customer'),
});

export const noteUnpaidAtDesk = defineContract({
  path: 'desk/api/:site/money/unpaid/note/',
  method: 'POST',
  summary: 'notes why an invoice is not paid; one in dispute is not reminded of',
  request: z.object({ ...customer, invoice: freeText(40), reason: unpaidReason, note: freeText(300) }),
  reply: doneReply,
  refusals: pickRefusals(debtorRefusals, 'changed_since', 'note', 'unknown_invoice'),
});

export const endUnpaidNoteAtDesk = defineContract({
  path: 'desk/api/:site/money/unpaid/end/',
  method: 'POST',
  summary: 'ends what is noted of an unpaid invoice, such as a dispute that is settled',
  request: z.object({ ...customer, invoice: freeText(40) }),
  reply: doneReply,
  refusals: pickRefusals(debtorRefusals, 'changed_since', 'unknown_invoice'),
});

export const writeOffAtDesk = defineContract({
  path: 'desk/api/:site/money/write_offs/record/',
  method: 'POST',
  summary: 'gives up a part of an invoice, or gives a discount without tax; how much, the settings and the role say',
  request: z.object({
    ...customer,
    invoice: freeText(40),
    kind: z.enum(givenUpKinds),
    amount: z.number(),
    reason: freeText(300),
  }),
  reply: doneReply,
  refusals: pickRefusals(debtorRefusals, 'amount', 'unknown_invoice', 'write_off_reason'),
});

export const takeWriteOffBackAtDesk = defineContract({
  path: 'desk/api/:site/money/write_offs/take_back/',
  method: 'POST',
  summary: 'takes a write-off back; what it closed of the invoice is open again',
  request: z.object({ ...customer, writeOff: rowId }),
  reply: doneReply,
  refusals: pickRefusals(debtorRefusals, 'changed_since'),
});

export const previewReminderAtDesk = defineContract({
  path: 'desk/api/:site/money/reminders/preview/',
  method: 'GET',
  summary: 'shows the reminder that a customer would be mailed now',
  /** A request without a stage means the one that is due. */
  request: z.object({ ...customer, stage: freeText(20) }),
  reply: z.object({
    success: z.literal(true),
    stage: z.enum(dunningStages),
    receiver: z.string(),
    subject: z.string(),
    text: z.string(),
  }),
  refusals: pickRefusals(debtorRefusals, 'cannot_be', 'excepted', 'sent_before', 'unknown_customer'),
});

export const notePromiseAtDesk = defineContract({
  path: 'desk/api/:site/money/promises/note/',
  method: 'POST',
  summary: 'notes what a customer promised to pay, and by when',
  /** `seen` is the promise that was shown, 0 for none. */
  request: z.object({ ...customer, amount: z.number(), day: optionalDay, note: freeText(300), seen: rowId }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(debtorRefusals, 'amount', 'changed_since', 'day', 'note', 'unknown_customer'),
    day: 'Please enter the day by which they pay.',
  },
});

export const endPromiseAtDesk = defineContract({
  path: 'desk/api/:site/money/promises/end/',
  method: 'POST',
  summary: 'takes a promise to pay back',
  request: z.object({ ...customer, seen: rowId }),
  reply: doneReply,
  refusals: pickRefusals(debtorRefusals, 'cannot_be', 'changed_since', 'unknown_customer'),
});

const maxInvoices = 100;

export const recordReceiptAtDesk = defineContract({
  path: 'desk/api/:site/money/receipts/record/',
  method: 'POST',
  summary: 'records money that came in without a bank line, such as a cheque; mails the buyer',
  request: z.object({
    ...customer,
    amount: z.number(),
    reference: freeText(100),
    day: optionalDay,
    invoices: listOf(freeText(40), maxInvoices),
    /** Only with invoices. */
    deductions: listOf(deduction, deductionKinds.length).optional(),
    /** One that waits for a transfer; without it the money pays invoices. */
    order: freeText(40).optional(),
    /** It is not the money of a receipt with the same reference. */
    confirmed: z.boolean().optional(),
  }),
  reply: z.object({ success: z.literal(true), receiptNo: z.string(), onAccount: minor }),
  refusals: {
    ...pickRefusals(debtorRefusals, 'unknown_customer'),
    ...recordingRefusals,
    day: 'Please enter the day on which the money came in.',
    ...pickRefusals(fulfilmentRefusals, 'unknown_order'),
    order: 'Choose the order or invoices, not both.',
  },
});

export const reverseReceiptAtDesk = defineContract({
  path: 'desk/api/:site/money/receipts/reverse/',
  method: 'POST',
  summary: 'reverses a receipt, such as of a returned cheque; the buyer reads why',
  request: z.object({ site: deskSite, receiptNo: freeText(40), why: freeText(300) }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(receiptRefusals, 'reversed_before', 'unknown_receipt'),
    why: 'Please write why it is reversed; the buyer reads it.',
  },
});
