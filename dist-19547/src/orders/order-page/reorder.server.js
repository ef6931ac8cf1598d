import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { addItemsToCart } from '../../cart/add-to-cart/add-item.server.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { HttpError, notFound, Refusal, refuse } from '../../server/refuse.server.js';
import { formatRowNumber, parseOrderNumber } from '../order-number.rule.js';
import { findCustomerOrder, findOrderLines } from '../orders.db.js';
import { reorder } from './reorder.contract.js';

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
    const put = await addItemsToCart(context, requestedItems, 'renew');
    if (put instanceof Refusal) return put;
    const [reason] = put.rejected;
    if (reason && put.rejected.length === requestedItems.length)
      return refuse(reorder, 'nothing_taken', { reason: `${reason.item_name}. ${reason.reason}` });
    return { success: true         , message: t`Added to your cart.`, ...put };
  },
);
