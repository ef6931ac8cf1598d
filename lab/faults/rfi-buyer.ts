import { randomUUID } from 'node:crypto';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import type { Buyer } from './order-buyer.ts';
import type { Records } from './records.ts';

/** Sends a request for two items outside the cart and one in words. */
export async function requestQuote({ client, token, itemIds, random }: Buyer, { rfis }: Records): Promise<void> {
  const reference = randomUUID();
  const item_info = [
    { item_id: String(random.pick(itemIds)), quantity: String(1 + random.below(40)) },
    { item_name: 'spherical roller bearing, bore 70 mm', quantity: '4' },
  ];
  const reply = await client.call(sendRfi, { item_info, reference }, { token, key: reference });
  if (reply?.success) rfis.push({ number: reply.RefNo, reference });
}
