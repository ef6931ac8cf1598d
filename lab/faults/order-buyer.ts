import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addItem, displayCart } from '../../src/cart/cart.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { toReviewedLines } from '../../tests/actions/orders.ts';
import type { Random } from '../fuzz/random.ts';
import type { PatientClient } from './patient-client.ts';

/** An order as its buyer knows it: the key is also its purchase order number. */
export type AcknowledgedOrder = { number: string; key: string; at: number };

export type OrderRecords = {
  acknowledged: AcknowledgedOrder[];
  /** Refusals that the buyer was told, with how often. */
  refused: Map<string, number>;
  /** Keys whose requests never got an answer. */
  unanswered: string[];
};

export const newOrderRecords = (): OrderRecords => ({ acknowledged: [], refused: new Map(), unanswered: [] });

export type Buyer = { client: PatientClient; token: string; itemIds: readonly number[]; random: Random };

/** Orders on credit, one after the other, until it is over. */
export async function keepOrdering(
  buyer: Buyer,
  records: OrderRecords,
  isOver: () => boolean,
  pauseMs: number,
): Promise<void> {
  while (!isOver()) {
    await placeOrder(buyer, records);
    await pause(pauseMs);
  }
}

export async function placeOrder(buyer: Buyer, records: OrderRecords): Promise<void> {
  const { client, token } = buyer;
  const lines = await fillCart(buyer);
  if (lines.length === 0) return;
  const key = randomUUID();
  const input = { item_info: toReviewedLines(lines), payment_option: 'credit' as const, purchase_order_no: key };
  const reply = await client.call(salesConfirmation, input, { token, key });
  if (!reply) records.unanswered.push(key);
  else if (reply.success) records.acknowledged.push({ number: reply.myscno, key, at: Date.now() });
  else records.refused.set(reply.message, (records.refused.get(reply.message) ?? 0) + 1);
}

export async function fillCart({ client, token, itemIds, random }: Buyer) {
  const chosen = new Set(Array.from({ length: 3 }, () => random.pick(itemIds)));
  const item_info = [...chosen].map((item_id) => ({ item_id: String(item_id), quantity: String(1 + random.below(3)) }));
  const added = await client.call(addItem, { item_info }, { token });
  const cart = added?.success ? await client.call(displayCart, {}, { token }) : undefined;
  return cart?.success ? cart.itemdetails : [];
}
