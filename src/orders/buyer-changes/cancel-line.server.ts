import { boundWords, countAct } from '../../account/bounds/account-bounds.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { piecesToCancel } from '../fulfilment/cancel-lines.rule.ts';
import { cancelPiecesOf } from '../fulfilment/cancel-lines.server.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { findOrderLines, lockOrder, type OrderLineRow } from '../orders.db.ts';
import { findPicks } from '../picks.db.ts';
import { pickedPieces } from '../picks.rule.ts';
import { cancelLine } from './cancel-line.contract.ts';
import { type ChangeableLine, cancellablePieces, lineCancelRefusal } from './change-order.rule.ts';

export const cancelLineCall = defineCall(
  cancelLine,
  {
    requires: permissionTo('cancel-order'),
    transaction: true,
    idempotent: true,
    lock: ({ order_no }, { db, site }) => lockOrder(db, { site: site.code, number: parseOrderNumber(order_no) }),
  },
  async ({ line_no: lineNo, quantity: wanted, reason }, context, [order]) => {
    const { db, site, caller, now } = context;
    if (order?.customerId !== caller.customerId) throw notFound(t`This order`);
    const rows = await findOrderLines(db, { orderId: order.id });
    const line = (await withPackedPieces(db, order.id, rows)).find((one) => one.lineNo === lineNo);
    const refused = lineCancelRefusal(order.status, line, { lineNo, quantity: wanted });
    const words = { order: order.number, status: translate(order.status), email: site.contact.email };
    if (refused || !line)
      return refuse(cancelLine, refused?.name ?? 'unknown_line', {
        ...words,
        line: lineNo,
        item: '',
        left: 0,
        ...refused?.slots,
      });
    if (!(await countAct(context, 'cancellations')))
      return refuse(cancelLine, 'too_many_cancellations', boundWords(context, 'cancellations'));
    const quantity = wanted ?? cancellablePieces(line, order.status);
    const pieces = piecesToCancel(rows, [{ lineNo, quantity }]);
    if (typeof pieces === 'string') throw new Error(pieces);
    const done = { actor: 'buyer' as const, by: 'buyer', now, note: reason || null };
    const { status } = await cancelPiecesOf(db, site, order, pieces, done);
    const message =
      status === 'Cancelled'
        ? t`Order ${order.number} is cancelled.`
        : t`${plural(quantity, 'piece')} of ${line.itemName} cancelled.`;
    return { success: true as const, message };
  },
);

export async function withPackedPieces(
  db: Db,
  orderId: number,
  rows: readonly OrderLineRow[],
): Promise<(OrderLineRow & ChangeableLine)[]> {
  const picks = await findPicks(db, { orderId });
  const packedOf = (row: OrderLineRow) => picks.find((pick) => pick.orderLineId === row.id);
  return rows.map((row) => {
    const pick = packedOf(row);
    return { ...row, packed: pick ? pickedPieces(pick) : 0 };
  });
}
