import { anyOf } from './buyers.ts';
import { type Figures, measure, once, together } from './measure.ts';
import { openCaller, type RawRequest } from './raw-client.ts';
import type { Shopping } from './shopping.ts';

export type OrderRounds = {
  shopping: Shopping;
  store: { port: number; pid: number };
  tokens: readonly string[];
  itemIds: readonly number[];
  callers: number;
  rounds: number;
  /** Around the orders of each round, without the filling of carts. */
  around?: (orders: () => Promise<Figures>) => Promise<Figures>;
};

const linesPerOrder = 3;
const fillingCallers = 16;
let ordered = 0;

/** Each buyer orders three lines, in so many rounds. Carts are filled between the rounds, and that is not counted. */
export async function orderRounds(terms: OrderRounds): Promise<Figures> {
  const { shopping, store, tokens, itemIds, callers, rounds, around = (orders) => orders() } = terms;
  const all: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    const filling = once(tokens.map((token) => shopping.add(token, anyOf(itemIds, linesPerOrder))));
    await measure({ ...store, callers: fillingCallers, next: filling });
    const caller = await openCaller(store.port);
    const orders: RawRequest[] = [];
    for (const token of tokens) {
      ordered += 1;
      orders.push(shopping.order(token, await shopping.cart(caller, token), `order ${ordered}`));
    }
    caller.close();
    all.push(await around(() => measure({ ...store, callers, next: once(orders) })));
  }
  return together(all);
}
