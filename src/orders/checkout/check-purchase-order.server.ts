import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { findOrdersByPo } from '../order-page/order-detail.db.ts';
import { checkPurchaseOrder } from './check-purchase-order.contract.ts';

export const checkPurchaseOrderCall = defineCall(
  checkPurchaseOrder,
  { requires: permissionTo('see-orders'), reads: 'primary' },
  async ({ purchase_order_no: po }, { db, caller }) => {
    const found = po ? await findOrdersByPo(db, { customerId: caller.customerId, po }) : [];
    const orders = found.map((order) => order.number);
    const message = orders.length > 0 ? t`${po} is already on order ${orders.join(', ')}.` : '';
    return { success: true as const, message, orders };
  },
);
