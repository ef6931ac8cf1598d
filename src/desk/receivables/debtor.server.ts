import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { findAwaitedOrders } from '../../orders/fulfilment/awaited-orders.server.ts';
import { receiveTransfer } from '../../orders/fulfilment/receive-transfer.server.ts';
import { findStatement } from '../../orders/statement/statement.server.ts';
import { periodOf } from '../../orders/statement/statement-rows.rule.ts';
import { loadPayer } from '../../payments/bank-statement/list-bank-lines.server.ts';
import { letterText } from '../../payments/dunning/letter-text.server.ts';
import { parseStage, previewDunningLetter } from '../../payments/dunning/send-dunning.server.ts';
import { recordReceipt, reverseReceipt } from '../../payments/receipts/receipts.server.ts';
import { listPromises, loadCallList } from '../../payments/receivables/call-list.server.ts';
import { endPromise, notePromise } from '../../payments/receivables/note-promise.server.ts';
import { endUnpaidNote, noteUnpaid } from '../../payments/receivables/unpaid-balance.server.ts';
import { listWriteOffs, takeWriteOffBack, writeOff } from '../../payments/write-offs/write-off.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import {
  callListAtDesk,
  debtorAtDesk,
  endPromiseAtDesk,
  endUnpaidNoteAtDesk,
  notePromiseAtDesk,
  noteUnpaidAtDesk,
  previewReminderAtDesk,
  recordReceiptAtDesk,
  reverseReceiptAtDesk,
  takeWriteOffBackAtDesk,
  writeOffAtDesk,
} from './debtor.contract.ts';

const see = { requires: staffPermissionTo('see-money') };
const remind = { requires: staffPermissionTo('send-reminders') };
const record = { requires: staffPermissionTo('record-money') };

export const callListCall = defineDeskCall(callListAtDesk, see, async (_request, { database, site, now }) => {
  const { calls, total, promises } = await loadCallList(database, site, now);
  return { success: true as const, total, calls, promises };
});

export const debtorCall = defineDeskCall(debtorAtDesk, see, async ({ customerId }, { database, site, now }) => {
  const payer = await loadPayer(database, site, customerId, now, findAwaitedOrders);
  if (payer instanceof Refusal) return payer;
  const period = periodOf({}, dayOf(now, site.calendar.timeZone));
  if (!period) throw new Error('today has no period');
  const [statement, promises, writeOffs] = await Promise.all([
    findStatement(database, site, customerId, period, now),
    listPromises(database, site, customerId, now),
    listWriteOffs(database, site, customerId),
  ]);
  return {
    success: true as const,
    customerId,
    email: payer.email,
    statement,
    promises,
    writeOffs,
    unpaidNotes: payer.invoices.flatMap(({ reference: invoice, openMinor: open, restReason: reason, ...rest }) =>
      reason === null ? [] : [{ invoice, open, reason, note: rest.restNote, by: rest.restBy }],
    ),
    orders: payer.orders.map(({ number, owingMinor }) => ({ number, owing: owingMinor })),
  };
});

export const previewReminderCall = defineDeskCall(previewReminderAtDesk, see, async (request, context) => {
  const { database, site, now, services } = context;
  const { customerId, stage: typed } = request;
  const preview = await previewDunningLetter(database, site, { customerId, stage: parseStage(typed), now });
  if (preview instanceof Refusal) return preview;
  const { receiver, letter } = preview;
  return {
    success: true as const,
    stage: letter.stage,
    receiver,
    ...letterText(site, letter, services.addressOf(site.code)),
  };
});

const done = <Name extends string>(refused: Refusal<Name> | undefined) => refused ?? { success: true as const };

export const notePromiseCall = defineDeskCall(notePromiseAtDesk, remind, async (request, context) => {
  const { database, site, by, now } = context;
  const { customerId, amount: amountMinor, day: promisedFor, note, seen } = request;
  if (!promisedFor) return refuse(notePromiseAtDesk, 'day');
  return done(await notePromise(database, site, { customerId, amountMinor, promisedFor, note, seen, by, now }));
});

export const endPromiseCall = defineDeskCall(endPromiseAtDesk, remind, async (request, { database, site, by, now }) => {
  const { customerId, seen } = request;
  return done(await endPromise(database, site, { customerId, seen, by, now }));
});

export const noteUnpaidCall = defineDeskCall(noteUnpaidAtDesk, remind, async (request, { database, site, by, now }) => {
  const { customerId, invoice, reason, note } = request;
  return done(await noteUnpaid(database, site, { customerId, invoice, reason, note, by, now }));
});

export const endUnpaidNoteCall = defineDeskCall(endUnpaidNoteAtDesk, remind, async (request, context) => {
  const { database, site, by, now } = context;
  const { customerId, invoice } = request;
  return done(await endUnpaidNote(database, site, { customerId, invoice, by, now }));
});

const once = { ...record, transaction: true, idempotent: true, roundTrips: 15 } as const;

export const writeOffCall = defineDeskCall(writeOffAtDesk, once, async (request, context) => {
  const { db, site, staff, by, now } = context;
  const { customerId, invoice, kind, amount: amountMinor, reason } = request;
  const anyAmount = canAtDesk(staff.roles, 'write-off-any-amount');
  return done(await writeOff(db, site, { customerId, invoice, kind, amountMinor, reason, anyAmount, by, now }));
});

export const takeWriteOffBackCall = defineDeskCall(takeWriteOffBackAtDesk, record, async (request, context) => {
  const { database, site, by, now } = context;
  const { customerId, writeOff: id } = request;
  return done(await takeWriteOffBack(database, site, { customerId, id, by, now }));
});

export const recordReceiptCall = defineDeskCall(recordReceiptAtDesk, record, async (request, context) => {
  const { database, site, by, now } = context;
  const { customerId, amount: amountMinor, reference, day: receivedOn, invoices } = request;
  const { order: orderNumber = '', confirmed: allowDuplicate = false, deductions = [] } = request;
  if (!receivedOn) return refuse(recordReceiptAtDesk, 'day');
  if (orderNumber !== '' && invoices.length > 0) return refuse(recordReceiptAtDesk, 'order');
  const payer = await loadPayer(database, site, customerId, now, findAwaitedOrders);
  if (payer instanceof Refusal) return payer;
  const money = { customerId, amountMinor, reference, receivedOn, deductions, allowDuplicate, by, now };
  const receipt =
    orderNumber === ''
      ? await recordReceipt(database, site, { ...money, ...(invoices.length > 0 && { invoices }) })
      : await receiveTransfer(database, site, { ...money, orderNumber });
  if (receipt instanceof Refusal) return receipt;
  return { success: true as const, receiptNo: receipt.number, onAccount: receipt.onAccountMinor };
});

export const reverseReceiptCall = defineDeskCall(reverseReceiptAtDesk, record, async (request, context) => {
  const { database, site, by, now } = context;
  const { receiptNo: number, why } = request;
  if (why === '') return refuse(reverseReceiptAtDesk, 'why');
  const reversed = await reverseReceipt(database, site, { number: number.toUpperCase(), why, by, now });
  return reversed instanceof Refusal ? reversed : { success: true as const };
});
