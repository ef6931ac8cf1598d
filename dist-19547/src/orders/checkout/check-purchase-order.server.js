import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { findOrdersByPo } from '../order-page/order-detail.db.js';
import { checkPurchaseOrder } from './check-purchase-order.contract.js';

export const checkPurchaseOrderCall = defineCall(
  checkPurchaseOrder,
  { requires: permissionTo('see-orders') },
  async ({ purchase_order_no: po }, { db, caller }) => {
    const found = po ? await findOrdersByPo(db, { customerId: caller.customerId, po }) : [];
    const orders = found.map((order) => order.number);
    const message = orders.length > 0 ? t`${po} is already on order ${orders.join(', ')}.` : '';
    return { success: true         , message, orders };
  },
);
