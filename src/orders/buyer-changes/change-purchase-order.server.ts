import { mailsCausedBy } from '../../account/bounds/account-bounds.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { msg, t } from '../../lib/i18n.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { deleteProforma } from '../documents/documents.db.ts';
import { owedQuantity } from '../fulfilment/dispatch-quantity.rule.ts';
import { copyForStaff, orderChangedMail } from '../mails/order-changed.server.ts';
import { loadOrderState, recordOrderChange } from '../order-changes.server.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import { findOrderLines, lockOrder } from '../orders.db.ts';
import { updatePurchaseOrder } from './change-order.db.ts';
import { canChangePurchaseOrder } from './change-order.rule.ts';
import { changePurchaseOrder } from './change-purchase-order.contract.ts';

/** Each change is mailed to the sales desk. */
const changeLimit = { name: 'change_purchase_order', max: 20, windowMinutes: 60 };

// The call has no transaction of its own: the handler opens one and locks the order first.
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
      if (old === number) return { success: true as const, message };
      if (old !== seen) return refuse(changePurchaseOrder, 'changed_meanwhile', { number: old || '–' });

      const before = await loadOrderState(db, order.id);
      await updatePurchaseOrder(db, { orderId: order.id, number: number || null });
      await deleteProforma(db, { orderId: order.id });
      const change = { before, action: 'PO number changed', actor: 'buyer' as const, by: 'buyer', now };
      await recordOrderChange(db, site, order, change);
      const slots = { from: old || '–', to: number || '–' };
      const status = msg('PO number changed from {from} to {to}');
      const renamed = { ...order, purchaseOrderNo: number || null };
      const mail = await orderChangedMail(db, site, renamed, { status, slots, note: '', now });
      await queueMessages(db, site.code, now, [mail, copyForStaff(mail, site)], mailsCausedBy(caller));
      return { success: true as const, message };
    });
  },
);
