import { z } from 'zod';
import { asTyped, defineContract, doneReply, freeText, listOf, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { dayOrders } from '../../lib/typed-day.ts';
import { fulfilmentRefusals } from '../../orders/order-refusals.ts';
import { bankLineStates, unpaidReasons } from '../../payments/bank-line.data.ts';
import {
  deduction,
  matchedPart,
  matchSuggestion,
  payerFacts,
  receiptOfAmount,
} from '../../payments/bank-statement/bank-rows.contract.ts';
import { lineGroups } from '../../payments/bank-statement/match-suggestions.rule.ts';
import { deductionKinds } from '../../payments/deductions.data.ts';
import {
  bankLineRefusals,
  debtorRefusals,
  receiptRefusals,
  recordingRefusals,
} from '../../payments/payment-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const minor = z.number();
const line = z.object({
  id: z.number(),
  version: z.number(),
  bookedOn: z.string(),
  amountMinor: minor,
  text: z.string(),
  reference: z.string(),
  state: z.enum(bankLineStates),
  group: z.enum(lineGroups),
  /** Whom it was booked for, and as what. */
  company: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  /** Its receipt was recorded before by hand and stays when the decision is undone. */
  linksReceipt: z.boolean(),
  /** Who decided on it and when, in one sentence. */
  history: z.string(),
  suggestions: z.array(matchSuggestion).readonly(),
});

export const bankLinesAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/',
  method: 'GET',
  summary: 'lists the bank lines that wait, with suggestions, or those that were decided',
  /** `after` is the last line of the page before. */
  request: z.object({ site: deskSite, view: freeText(20), after: freeText(15), day: freeText(10) }),
  reply: z.object({
    success: z.literal(true),
    statement: z
      .object({
        firstDay: z.string(),
        lastDay: z.string(),
        fileName: z.string(),
        lineCount: z.number(),
        openCount: z.number(),
      })
      .nullable(),
    /** 10,000 is that many or more. */
    waiting: z.number(),
    lines: z.array(line),
  }),
});

export const bankLineAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/line/',
  method: 'GET',
  summary: 'shows a bank line, and what a customer owes who may have paid it',
  /** A request without a customer means that of the best suggestion. */
  request: z.object({ site: deskSite, id: rowId, customerId: rowId.optional() }),
  reply: z.object({
    success: z.literal(true),
    line,
    receipts: z.array(receiptOfAmount),
    /** The customer's receipts over the amount of the line that were recorded by hand. */
    unlinkedReceipts: z.array(z.object({ number: z.string(), createdBy: z.string() })).readonly(),
    payer: payerFacts.nullable(),
  }),
  refusals: { ...pickRefusals(bankLineRefusals, 'unknown_line'), ...pickRefusals(debtorRefusals, 'unknown_customer') },
});

export const payersAtDesk = defineContract({
  path: 'desk/api/:site/money/payers/',
  method: 'GET',
  summary: 'finds customers by the beginning of their name or e-mail address',
  request: z.object({ site: deskSite, q: freeText(100) }),
  reply: z.object({
    success: z.literal(true),
    payers: z.array(z.object({ customerId: z.number(), company: z.string(), email: z.string() })),
  }),
});

const maxFile = 900_000;

export const importStatementAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/import/',
  method: 'POST',
  summary: 'imports a bank statement; lines that were imported before are left out',
  request: z.object({
    site: deskSite,
    fileName: freeText(200),
    content: asTyped(maxFile),
    /** 'date=Txn Date,text=Particulars,credit=Deposit'; empty when the heads are known. */
    columns: freeText(300),
    /** The order of day and month; without it nothing is stored where no date of the file shows it. */
    dayOrder: z.enum(dayOrders).optional(),
    goodLines: z.boolean().optional(),
    /** Lines of the same file that wait and were read otherwise are replaced. */
    replace: z.boolean().optional(),
    /** The statement may be of an account that the settings do not name; without it nothing is stored then. */
    anyAccount: z.boolean().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    written: z.boolean(),
    added: z.number(),
    known: z.number(),
    /** Who imported the same file before. */
    importedBy: z.string().nullable(),
    /** They were read otherwise then, with other columns. */
    differs: z.boolean(),
    /** The account that the file names; null where it names none, `isOwn` null where the settings name none. */
    account: z.object({ number: z.string(), isOwn: z.boolean().nullable() }).nullable(),
    /** A date that can be read either way, where dayOrder has to be chosen. */
    unclearDay: z.object({ written: z.string(), dayFirst: z.string(), monthFirst: z.string() }).nullable(),
    problems: z.array(z.object({ line: z.number(), problem: z.string() })),
  }),
  refusals: { columns: '{sentence}' },
});

const seen = { site: deskSite, line: rowId, version: z.number().int().nonnegative() };
/** A line is matched with at most this many invoices. */
const maxParts = 200;

export const bookLineAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/book/',
  method: 'POST',
  summary: 'books a bank line as a receipt over invoices or for an order; mails the buyer',
  request: z.object({
    ...seen,
    customerId: rowId,
    orderNumber: freeText(40),
    parts: listOf(z.object({ reference: freeText(40), amountMinor: z.number().int() }), maxParts),
    deductions: listOf(deduction, deductionKinds.length).optional(),
    rests: listOf(
      z.object({
        invoice: freeText(40),
        reason: z.enum(unpaidReasons),
        note: freeText(300),
      }),
      maxParts,
    ),
    note: freeText(300),
    /** It is not the money of a receipt that was recorded by hand. */
    confirmed: z.boolean().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    number: z.string(),
    company: z.string(),
    paid: z.array(matchedPart).readonly(),
    keptMinor: minor,
    onAccountMinor: minor,
  }),
  refusals: {
    ...pickRefusals(debtorRefusals, 'unknown_customer'),
    ...pickRefusals(bankLineRefusals, 'cannot_be', 'changed_since', 'decided_before', 'receipt_twice', 'unknown_line'),
    ...recordingRefusals,
    ...pickRefusals(fulfilmentRefusals, 'cannot_be', 'unknown_order'),
  },
});

const maxCertain = 50;

export const bookCertainAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/book_certain/',
  method: 'POST',
  summary: 'books each of these bank lines whose suggestion is certain; tells which were left and why',
  request: z.object({
    site: deskSite,
    lines: listOf(z.object({ id: rowId, version: z.number().int().nonnegative() }), maxCertain),
  }),
  reply: z.object({
    success: z.literal(true),
    booked: z
      .array(z.object({ id: z.number(), receiptNumber: z.string(), company: z.string(), amountMinor: minor }))
      .readonly(),
    refused: z.array(z.object({ id: z.number(), text: z.string(), message: z.string(), refusal: z.string() })),
  }),
});

export const linkLineAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/link/',
  method: 'POST',
  summary: 'links a bank line to a receipt that was recorded by hand',
  request: z.object({ ...seen, receiptNumber: freeText(40) }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(receiptRefusals, 'unknown_receipt'),
    ...pickRefusals(bankLineRefusals, 'cannot_be', 'changed_since', 'decided_before', 'unknown_line'),
  },
});

export const ignoreLineAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/ignore/',
  method: 'POST',
  summary: 'ignores a bank line that is no money of a customer',
  request: z.object({ ...seen, reason: freeText(300) }),
  reply: doneReply,
  refusals: pickRefusals(bankLineRefusals, 'cannot_be', 'changed_since', 'decided_before', 'unknown_line'),
});

export const undoLineAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/undo/',
  method: 'POST',
  summary: 'lets a decided bank line wait again; a receipt that it booked is reversed, and the buyer reads why',
  request: z.object({ ...seen, why: freeText(300) }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(bankLineRefusals, 'cannot_be', 'changed_since', 'unknown_line'),
    ...pickRefusals(receiptRefusals, 'reversed_before', 'unknown_receipt'),
  },
});

export const takeBackAtDesk = defineContract({
  path: 'desk/api/:site/money/bank/take_back/',
  method: 'POST',
  summary: 'reverses a receipt with the line of its returned cheque or transfer',
  request: z.object({ ...seen, receiptNumber: freeText(40), why: freeText(300) }),
  reply: doneReply,
  refusals: {
    ...pickRefusals(receiptRefusals, 'reversed_before', 'unknown_receipt'),
    ...pickRefusals(bankLineRefusals, 'cannot_be', 'changed_since', 'decided_before', 'unknown_line'),
  },
});
