import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { lockCartForItems, upsertItems } from '../../cart/add-to-cart/upsert-items.server.ts';
import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { HttpError, notFound, refuse } from '../../server/refuse.server.ts';
import { formatRowNumber, parseOrderNumber } from '../order-number.rule.ts';
import { findCustomerOrder, findOrderLines } from '../orders.db.ts';
import { reorder } from './reorder.contract.ts';

export const reorderCall = defineCall(
  reorder,
  { requires: permissionTo('add-to-cart'), transaction: true, idempotent: true },
  async ({ order_no, rows }, context) => {
    const number = parseOrderNumber(order_no);
    const [order] = await findCustomerOrder(context.db, { customerId: context.caller.customerId, number });
    if (!order) throw notFound(t`This order`);
    const lines = (await findOrderLines(context.db, { orderId: order.id })).filter((line) => line.itemId !== null);
    const chosen = lines.filter((line) => !rows || rows.includes(formatRowNumber(number, line.lineNo)));
    if (rows && chosen.length < new Set(rows).size)
      throw new HttpError(400, t`Order ${number} does not have all of these rows.`);
    const requestedItems = chosen.map((line) => ({
      item_id: String(line.itemId),
      itemcode: undefined,
      item_name: line.itemName,
      quantity: String(line.ordered),
    }));
    const locked = await lockCartForItems(context, requestedItems);
    const put = upsertItems(context, locked, requestedItems, 'renew');
    const [reason] = put.rejected;
    if (reason && put.rejected.length === requestedItems.length)
      return refuse(reorder, 'nothing_taken', { reason: `${reason.item_name}. ${reason.reason}` });
    return { success: true as const, message: t`Added to your cart.`, ...put };
  },
);
