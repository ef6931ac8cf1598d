import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.js';

export const checkPurchaseOrder = defineContract({
  path: 'api/check_purchase_order/',
  method: 'POST',
  summary: "Lists the customer's orders under this PO number, without rejected and cancelled ones.",
  request: z.object({ purchase_order_no: freeText(60) }),
  reply: z.object({
    success: z.literal(true),
    /** Such as 'PO-77 is already on order NOD26000119.'; '' when the number is new. */
    message: z.string(),
    orders: z.array(z.string()),
  }),
});
