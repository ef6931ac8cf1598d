import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { findOrderOfCartLines } from '../checkout/place-order.db.js';
import { orderedLines } from './ordered-lines.contract.js';

export const orderedLinesCall = defineCall(
  orderedLines,
  { requires: permissionTo('see-orders') },
  async ({ lines: lineIds }, { db, caller }) => {
    const found = await findOrderOfCartLines(db, { customerId: caller.customerId, lineIds });
    return {
      success: true         ,
      orders: found.map(({ number, ofThese }) => ({ order_no: number, lines: ofThese })),
    };
  },
);
