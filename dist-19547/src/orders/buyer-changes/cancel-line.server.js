import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { plural, t, translate } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { notFound, refuse } from '../../server/refuse.server.js';
import { piecesToCancel } from '../fulfilment/cancel-lines.rule.js';
import { cancelPiecesOf } from '../fulfilment/cancel-lines.server.js';
import { parseOrderNumber } from '../order-number.rule.js';
import { findOrderLines, lockOrder,                   } from '../orders.db.js';
import { findPicks } from '../picks.db.js';
import { pickedPieces } from '../picks.rule.js';
import { cancelLine } from './cancel-line.contract.js';
import {                      cancellablePieces, lineCancelRefusal } from './change-order.rule.js';

// Without a transaction of the call: the order is locked first.
export const cancelLineCall = defineCall(
  cancelLine,
  { requires: permissionTo('cancel-order') },
  async ({ order_no, line_no: lineNo, quantity: wanted, reason }, { database, site, caller, now }) =>
    database.transaction(async (db) => {
      const [order] = await lockOrder(db, { site: site.code, number: parseOrderNumber(order_no) });
      if (order?.customerId !== caller.customerId) throw notFound(t`This order`);
      const rows = await findOrderLines(db, { orderId: order.id });
      const line = (await withPackedPieces(db, order.id, rows)).find((one) => one.lineNo === lineNo);
      const refused = lineCancelRefusal(order.status, line, { lineNo, quantity: wanted });
      const words = { order: order.number, status: translate(order.status), email: site.contact.email };
      if (refused || !line) return refuse(cancelLine, refused?.name ?? 'unknown_line', { ...words, ...refused?.slots });
      const quantity = wanted ?? cancellablePieces(line, order.status);
      const pieces = piecesToCancel(rows, [{ lineNo, quantity }]);
      if (typeof pieces === 'string') throw new Error(pieces);
      const done = { actor: 'buyer'         , by: 'buyer', now, note: reason || null };
      const { status } = await cancelPiecesOf(db, site, order, pieces, done);
      const message =
        status === 'Cancelled'
          ? t`Order ${order.number} is cancelled.`
          : t`${plural(quantity, 'piece')} of ${line.itemName} cancelled.`;
      return { success: true         , message };
    }),
);

export async function withPackedPieces(
  db    ,
  orderId        ,
  rows                         ,
)                                             {
  const picks = await findPicks(db, { orderId });
  const packedOf = (row              ) => picks.find((pick) => pick.orderLineId === row.id);
  return rows.map((row) => {
    const pick = packedOf(row);
    return { ...row, packed: pick ? pickedPieces(pick) : 0 };
  });
}
