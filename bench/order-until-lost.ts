import { randomUUID } from 'node:crypto';
import { anyOf } from './buyers.ts';
import { type Caller, openCaller, type RawReply, type RawRequest } from './raw-client.ts';
import type { Shopping } from './shopping.ts';

/** What a load of orders left behind when its store went away. */
export type Left = {
  /** Numbers of the orders that buyers were told of. */
  told: string[];
  /** Confirmations that got no answer: nobody knows whether they became orders. Each may be sent again as it was. */
  unanswered: { token: string; send: (shopping: Shopping) => RawRequest }[];
};

/** Each buyer orders three lines, and again, until the connection is lost. Throws when an order is refused. */
export async function orderUntilLost(
  shopping: Shopping,
  port: number,
  tokens: readonly string[],
  itemIds: readonly number[],
): Promise<Left> {
  const left: Left = { told: [], unanswered: [] };
  await Promise.all(tokens.map((token) => orderOn(shopping, port, token, itemIds, left)));
  return left;
}

async function orderOn(shopping: Shopping, port: number, token: string, itemIds: readonly number[], left: Left) {
  const caller = await openCaller(port).catch(() => undefined);
  while (caller) {
    const lines = await fillCart(shopping, caller, token, itemIds);
    if (!lines) return;
    const key = randomUUID();
    const reply = await caller.send(shopping.order(token, lines, key)).catch(() => undefined);
    if (!reply) {
      left.unanswered.push({ token, send: (again) => again.order(token, lines, key) });
      return;
    }
    left.told.push(numberIn(reply));
  }
}

async function fillCart(shopping: Shopping, caller: Caller, token: string, itemIds: readonly number[]) {
  try {
    await caller.send(shopping.add(token, anyOf(itemIds, 3)));
    return await shopping.cart(caller, token);
  } catch {
    return undefined;
  }
}

/** The order's number; throws with the reply when it is no order. */
export function numberIn({ status, body }: RawReply): string {
  const { myscno } = JSON.parse(body) as { myscno?: string };
  if (!myscno) throw new Error(`an order was not taken: ${status} ${body.slice(0, 300)}`);
  return myscno;
}
