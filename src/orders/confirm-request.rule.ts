// An order is confirmed as it was reviewed, and only when every line is in stock.

import type { CartLine } from '../cart/cart.contract.ts';
import { unpricedHelp } from '../cart/select-lines.rule.ts';
import type { RequestInput } from '../lib/contract.ts';
import { say } from '../lib/say.ts';
import type { PaymentWay } from '../payments/payment-choice.rule.ts';
import type { salesConfirmation } from './place-order.contract.ts';

export type ConfirmRequest = RequestInput<typeof salesConfirmation>;

export type Reviewed = {
  lines: readonly CartLine[];
  addressId: number | undefined;
  payment: PaymentWay;
  purchaseOrderNo: string;
  /** 'YYYY-MM-DD' or ''. */
  wishedDate: string;
  remark: string;
};

/** What was reviewed, as sales_confirmation takes it: a line the server prices otherwise is refused there. */
export function confirmRequest({ lines, addressId, payment, ...words }: Reviewed): ConfirmRequest {
  return {
    item_info: lines.map((line) => ({
      item_detail_id: line.item_detail_id,
      quantity: String(line.quantity),
      amount_per_unit: line.amount_per_unit,
      Availability: line.Availability,
      ...(addressId !== undefined && { delivery_address_id: addressId }),
    })),
    mode_of_payment: 'Offline',
    payment_option: payment === 'credit' ? 'credit' : 'cash',
    purchase_order_no: words.purchaseOrderNo.trim(),
    wished_date: words.wishedDate,
    remark: words.remark.trim(),
  };
}

/** What stands against confirming these lines, in the specification's words; undefined when nothing does. */
export function reviewProblem(
  lines: readonly Pick<CartLine, 'itemname' | 'amount_per_unit' | 'Availability'>[],
): string | undefined {
  if (lines.length === 0) return say`* Please Select Item`;
  const elsewhere = lines.filter((line) => line.Availability !== 'Stock').map((line) => line.itemname);
  if (elsewhere.length === 0) return unpricedHelp(lines);
  return say`* To Check out ONLY Select items showing availability as "stock": ${elsewhere.join(', ')}`;
}
