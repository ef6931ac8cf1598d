import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { findOrderOfCartLines } from '../checkout/place-order.db.ts';
import { orderedLines } from './ordered-lines.contract.ts';

export const orderedLinesCall = defineCall(
  orderedLines,
  { requires: permissionTo('see-orders'), reads: 'primary' },
  async ({ lines: lineIds }, { db, caller }) => {
    const found = await findOrderOfCartLines(db, { customerId: caller.customerId, lineIds });
    return {
      success: true as const,
      orders: found.map(({ number, ofThese }) => ({ order_no: number, lines: ofThese })),
    };
  },
);
