import { randomUUID } from 'node:crypto';
import { pickRandom } from '../data/create-buyers.ts';
import { type HttpConnection, openConnection, type RawReply, type RawRequest } from './raw-http-client.ts';
import type { ShopRequests } from './shop-requests.ts';

export type OrderOutcome = {
  acknowledged: string[];
  /** Requests without a reply: each may have become an order and is sent again unchanged. */
  unanswered: { token: string; send: (shopping: ShopRequests) => RawRequest }[];
};

/** Throws when an order is refused. */
export async function orderUntilDisconnected(
  shopping: ShopRequests,
  port: number,
  tokens: readonly string[],
  itemIds: readonly number[],
): Promise<OrderOutcome> {
  const outcome: OrderOutcome = { acknowledged: [], unanswered: [] };
  await Promise.all(tokens.map((token) => orderOn(shopping, port, token, itemIds, outcome)));
  return outcome;
}

async function orderOn(
  shopping: ShopRequests,
  port: number,
  token: string,
  itemIds: readonly number[],
  outcome: OrderOutcome,
) {
  const caller = await openConnection(port).catch(() => undefined);
  while (caller) {
    const lines = await fillCart(shopping, caller, token, itemIds);
    if (!lines) return;
    const key = randomUUID();
    const reply = await caller.send(shopping.order(token, lines, key)).catch(() => undefined);
    if (!reply) {
      outcome.unanswered.push({ token, send: (again) => again.order(token, lines, key) });
      return;
    }
    outcome.acknowledged.push(orderNumberIn(reply));
  }
}

async function fillCart(shopping: ShopRequests, caller: HttpConnection, token: string, itemIds: readonly number[]) {
  try {
    await caller.send(shopping.add(token, pickRandom(itemIds, 3)));
    return await shopping.cart(caller, token);
  } catch {
    return undefined;
  }
}

export function orderNumberIn({ status, body }: RawReply): string {
  const { myscno } = JSON.parse(body) as { myscno?: string };
  if (!myscno) throw new Error(`an order was not taken: ${status} ${body.slice(0, 300)}`);
  return myscno;
}
