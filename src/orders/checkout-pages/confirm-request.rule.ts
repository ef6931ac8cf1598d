// An order is confirmed as it was reviewed, and only when every line is in stock.

import { unpricedReason } from '../../cart/account-cart/select-lines.rule.ts';
import type { CartLine } from '../../cart/cart.contract.ts';
import type { RequestInput } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import type { PaymentMethod } from '../../payments/methods/payment-choice.rule.ts';
import type { salesConfirmation } from '../checkout/place-order.contract.ts';

export type ConfirmRequest = RequestInput<typeof salesConfirmation>;

export type ReviewedOrder = {
  lines: readonly CartLine[];
  addressId: number | undefined;
  payment: PaymentMethod;
  purchaseOrderNo: string;
  wishedDate: string;
  remark: string;
};

export function buildConfirmRequest({ lines, addressId, payment, ...instructions }: ReviewedOrder): ConfirmRequest {
  return {
    item_info: lines.map((line) => ({
      item_detail_id: line.item_detail_id,
      quantity: String(line.quantity),
      amount_per_unit: line.amount_per_unit,
      Availability: line.Availability,
      exp_dod: line.exp_dod,
      ...(addressId !== undefined && { delivery_address_id: addressId }),
    })),
    mode_of_payment: 'Offline',
    payment_option: payment === 'credit' ? 'credit' : 'cash',
    purchase_order_no: instructions.purchaseOrderNo.trim(),
    wished_date: instructions.wishedDate,
    remark: instructions.remark.trim(),
  };
}

/** The message that keeps these lines from being confirmed; undefined when there is none. */
export function reviewProblem(
  lines: readonly Pick<CartLine, 'itemname' | 'amount_per_unit' | 'Availability'>[],
): string | undefined {
  if (lines.length === 0) return t`* Please Select Item`;
  const notInStock = lines.filter((line) => line.Availability !== 'Stock').map((line) => line.itemname);
  if (notInStock.length === 0) return unpricedReason(lines);
  return t`* To Check out ONLY Select items showing availability as "stock": ${notInStock.join(', ')}`;
}
