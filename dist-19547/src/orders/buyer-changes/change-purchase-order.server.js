import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { msg, t } from '../../lib/i18n.js';
import { sum } from '../../lib/sum.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound, refuse } from '../../server/refuse.server.js';
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { deleteProforma } from '../documents/documents.db.js';
import { owedQuantity } from '../fulfilment/dispatch-quantity.rule.js';
import { copyForStaff, orderChangedMail } from '../mails/order-changed.server.js';
import { loadOrderState, recordOrderChange } from '../order-changes.server.js';
import { parseOrderNumber } from '../order-number.rule.js';
import { findOrderLines, lockOrder } from '../orders.db.js';
import { updatePurchaseOrder } from './change-order.db.js';
import { canChangePurchaseOrder } from './change-order.rule.js';
import { changePurchaseOrder } from './change-purchase-order.contract.js';

/** Each change is mailed to the sales desk. */
const changeLimit = { name: 'change_purchase_order', max: 20, windowMinutes: 60 };

// Without a transaction of the call: the order is locked first.
export const changePurchaseOrderCall = defineCall(
  changePurchaseOrder,
  { requires: permissionTo('change-order') },
  async ({ order_no, purchase_order_no: number, before: seen }, { database, site, caller, now }) => {
    await consumeRateLimits(database, [{ ...changeLimit, key: String(caller.customerId) }]);
    return database.transaction(async (db) => {
      const [order] = await lockOrder(db, { site: site.code, number: parseOrderNumber(order_no) });
      if (order?.customerId !== caller.customerId) throw notFound(t`This order`);
      const old = order.purchaseOrderNo ?? '';
      const owed = sum(await findOrderLines(db, { orderId: order.id }), owedQuantity);
      if (!canChangePurchaseOrder({ status: order.status, owed }))
        return refuse(changePurchaseOrder, 'too_late', { order: order.number });
      const message = t`The PO number of order ${order.number} is saved.`;
      if (old === number) return { success: true         , message };
      if (old !== seen) return refuse(changePurchaseOrder, 'changed_meanwhile', { number: old || '–' });

      const before = await loadOrderState(db, order.id);
      await updatePurchaseOrder(db, { orderId: order.id, number: number || null });
      await deleteProforma(db, { orderId: order.id });
      const change = { before, action: 'PO number changed', actor: 'buyer'         , by: 'buyer', now };
      await recordOrderChange(db, site, order, change);
      const slots = { from: old || '–', to: number || '–' };
      const status = msg('PO number changed from {from} to {to}');
      const renamed = { ...order, purchaseOrderNo: number || null };
      const mail = await orderChangedMail(db, site, renamed, { status, slots, note: '', now });
      await queueMessages(db, site.code, now, [mail, copyForStaff(mail, site)]);
      return { success: true         , message };
    });
  },
);
