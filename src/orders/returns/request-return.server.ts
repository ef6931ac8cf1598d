import { boundWords, countAct, mailsCausedBy } from '../../account/bounds/account-bounds.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { msg, t } from '../../lib/i18n.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { copyForStaff, orderChangedMail, piecesOfReturn } from '../mails/order-changed.server.ts';
import { loadOrderState, recordOrderChange } from '../order-changes.server.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { findOrderLines, lockOrder, type OrderRecord } from '../orders.db.ts';
import { findReturnRequests, writeReturnRequest } from '../return-requests.db.ts';
import {
  type FaultyPart,
  formatReturnNumber,
  type RequestedReturn,
  type ReturnReason,
  type ReturnRemedy,
  returnRequestRefusal,
} from '../return-requests.rule.ts';
import { requestReturn } from './request-return.contract.ts';
import { loadReturnable, type ReturnableInvoice, withOpenRequests } from './returnable-goods.server.ts';

type Requested = RequestedReturn & { reason: ReturnReason; part: FaultyPart | '' };

export const requestReturnCall = defineCall(
  requestReturn,
  {
    requires: permissionTo('request-return'),
    transaction: true,
    idempotent: true,
    lock: ({ order_no }, { db, site }) => lockOrder(db, { site: site.code, number: parseOrderNumber(order_no) }),
  },
  async ({ invoice: number, lines, note, remedy = 'credit' }, context, [order]) => {
    const { db, site, caller, now } = context;
    if (order?.customerId !== caller.customerId) throw notFound(t`This order`);
    const of = { orderId: order.id };
    const rows = await findOrderLines(db, of);
    const invoices = await loadReturnable(db, order.id, rows);
    const returnable = withOpenRequests(invoices, await findReturnRequests(db, of));
    const invoice = returnable.find((one) => one.invoice === number);
    if (!invoice) throw notFound(t`This invoice`);
    const requested = lines.map(
      ({ line_no: lineNo, quantity, reason, part }): Requested => ({
        lineNo,
        quantity,
        reason,
        part: reason === 'faulty' ? (part ?? '') : '',
      }),
    );
    const refused = returnRequestRefusal(invoice.lines, requested);
    if (refused) return refuse(requestReturn, refused.name, { line: '', item: '', left: 0, ...refused.slots });
    if (!(await countAct(context, 'returns')))
      return refuse(requestReturn, 'too_many_returns', boundWords(context, 'returns'));
    const name = await writeDown(db, site, order, { invoice, requested, note, remedy, now });
    return {
      success: true as const,
      return_no: name,
      message: t`Return ${name} is requested. We will write to you.`,
    };
  },
);

async function writeDown(
  db: Db,
  site: Site,
  order: OrderRecord,
  {
    invoice,
    requested,
    note,
    remedy,
    now,
  }: { invoice: ReturnableInvoice; requested: readonly Requested[]; note: string; remedy: ReturnRemedy; now: Date },
): Promise<string> {
  const before = await loadOrderState(db, order.id);
  const orderLineOf = (lineNo: number) => invoice.lines.find((line) => line.lineNo === lineNo)?.orderLineId ?? 0;
  const [{ returnNo } = { returnNo: 0 }] = await writeReturnRequest(db, {
    site: site.code,
    orderId: order.id,
    customerId: order.customerId,
    documentId: invoice.documentId,
    note,
    remedy,
    now,
    orderLineIds: requested.map(({ lineNo }) => orderLineOf(lineNo)),
    lineNos: requested.map(({ lineNo }) => lineNo),
    quantities: requested.map(({ quantity }) => quantity),
    reasons: requested.map(({ reason }) => reason),
    parts: requested.map(({ part }) => part),
  });
  const name = formatReturnNumber(order.number, returnNo);
  const details = { return: name, invoice: invoice.invoice, pieces: sum(requested, (line) => line.quantity), note };
  const change = { before, action: 'return requested', actor: 'buyer' as const, by: 'buyer', now, details };
  await recordOrderChange(db, site, order, change);
  const written = (await findReturnRequests(db, { orderId: order.id })).find((one) => one.returnNo === returnNo);
  const goods = { pieces: piecesOfReturn(written?.lines ?? []) };
  const mailed = { status: msg('Return {return} requested'), slots: { return: name }, note, goods, now };
  const mail = await orderChangedMail(db, site, order, mailed);
  const causedBy = mailsCausedBy({ customerId: order.customerId, standing: 'active' });
  await queueMessages(db, site.code, now, [mail, copyForStaff(mail, site)], causedBy);
  return name;
}
