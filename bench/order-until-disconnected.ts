import { randomUUID } from 'node:crypto';
import { pickRandom } from './create-buyers.ts';
import { type HttpConnection, openConnection, type RawReply, type RawRequest } from './raw-http-client.ts';
import type { ShopRequests } from './shop-requests.ts';

/** What a load of orders left behind when its store went away. */
export type OrderOutcome = {
  /** Numbers of the orders that buyers were told of. */
  acknowledged: string[];
  /** Confirmations that got no answer: nobody knows whether they became orders. Each may be sent again as it was. */
  unanswered: { token: string; send: (shopping: ShopRequests) => RawRequest }[];
};

/** Each buyer orders three lines, and again, until the connection is lost. Throws when an order is refused. */
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

/** The order's number; throws with the reply when it is no order. */
export function orderNumberIn({ status, body }: RawReply): string {
  const { myscno } = JSON.parse(body) as { myscno?: string };
  if (!myscno) throw new Error(`an order was not taken: ${status} ${body.slice(0, 300)}`);
  return myscno;
}
