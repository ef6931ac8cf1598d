import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { msg, t } from '../../lib/i18n.js';
import { sum } from '../../lib/sum.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import { defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { notFound, refuse } from '../../server/refuse.server.js';
                                                
import { findOrderDocuments } from '../documents/documents.db.js';
import { copyForStaff, orderChangedMail, piecesOfReturn } from '../mails/order-changed.server.js';
import { loadOrderState, recordOrderChange } from '../order-changes.server.js';
import { parseOrderNumber } from '../order-number.rule.js';
import { findOrderLines, lockOrder,                  } from '../orders.db.js';
import { findReturnRequests, writeReturnRequest } from '../return-requests.db.js';
import {
                  
  formatReturnNumber,
                       
                    
                    
  returnRequestRefusal,
} from '../return-requests.rule.js';
import { requestReturn } from './request-return.contract.js';
import { loadReturnable,                         withOpenRequests } from './returnable-goods.server.js';

                                                                                   

// Without a transaction of the call: the order is locked first.
export const requestReturnCall = defineCall(
  requestReturn,
  { requires: permissionTo('request-return') },
  async ({ order_no, invoice: number, lines, note, remedy = 'credit' }, { database, site, caller, now }) =>
    database.transaction(async (db) => {
      const [order] = await lockOrder(db, { site: site.code, number: parseOrderNumber(order_no) });
      if (order?.customerId !== caller.customerId) throw notFound(t`This order`);
      const of = { orderId: order.id };
      const rows = await findOrderLines(db, of);
      const invoices = await loadReturnable(db, site, rows, await findOrderDocuments(db, of));
      const returnable = withOpenRequests(invoices, await findReturnRequests(db, of));
      const invoice = returnable.find((one) => one.invoice === number);
      if (!invoice) throw notFound(t`This invoice`);
      const requested = lines.map(
        ({ line_no: lineNo, quantity, reason, part })            => ({
          ...{ lineNo, quantity, reason },
          part: reason === 'faulty' ? (part ?? '') : '',
        }),
      );
      const refused = returnRequestRefusal(invoice.lines, requested);
      if (refused) return refuse(requestReturn, refused.name, refused.slots);
      const name = await writeDown(db, site, order, { invoice, requested, note, remedy, now });
      return {
        success: true         ,
        return_no: name,
        message: t`Return ${name} is requested. We will write to you.`,
      };
    }),
);

async function writeDown(
  db    ,
  site      ,
  order             ,
  {
    invoice,
    requested,
    note,
    remedy,
    now,
  }                                                                                                                ,
)                  {
  const before = await loadOrderState(db, order.id);
  const orderLineOf = (lineNo        ) => invoice.lines.find((line) => line.lineNo === lineNo)?.orderLineId ?? 0;
  const [{ returnNo } = { returnNo: 0 }] = await writeReturnRequest(db, {
    ...{
      site: site.code,
      orderId: order.id,
      customerId: order.customerId,
      documentId: invoice.documentId,
      note,
      remedy,
      now,
    },
    orderLineIds: requested.map(({ lineNo }) => orderLineOf(lineNo)),
    lineNos: requested.map(({ lineNo }) => lineNo),
    quantities: requested.map(({ quantity }) => quantity),
    reasons: requested.map(({ reason }) => reason),
    parts: requested.map(({ part }) => part),
  });
  const name = formatReturnNumber(order.number, returnNo);
  const details = { return: name, invoice: invoice.invoice, pieces: sum(requested, (line) => line.quantity), note };
  const change = { before, action: 'return requested', actor: 'buyer'         , by: 'buyer', now, details };
  await recordOrderChange(db, site, order, change);
  const written = (await findReturnRequests(db, { orderId: order.id })).find((one) => one.returnNo === returnNo);
  const goods = { pieces: piecesOfReturn(written?.lines ?? []) };
  const told = { status: msg('Return {return} requested'), slots: { return: name }, note, goods, now };
  const mail = await orderChangedMail(db, site, order, told);
  await queueMessages(db, site.code, now, [mail, copyForStaff(mail, site)]);
  return name;
}
