import { pickRandom } from '../data/create-buyers.ts';
import { combineFigures, eachOnce, type Figures, measure } from '../measure/measure.ts';
import { openConnection, type RawRequest } from './raw-http-client.ts';
import type { ShopRequests } from './shop-requests.ts';

export type OrderRoundsOptions = {
  shopping: ShopRequests;
  store: { port: number; pid: number };
  tokens: readonly string[];
  itemIds: readonly number[];
  callers: number;
  rounds: number;
  wrapRound?: (orders: () => Promise<Figures>) => Promise<Figures>;
};

const linesPerOrder = 3;
const fillingCallers = 16;
let ordered = 0;

/** An order of each buyer, with a cart filled for it. */
export async function prepareOrders({
  shopping,
  store,
  tokens,
  itemIds,
}: Pick<OrderRoundsOptions, 'shopping' | 'store' | 'tokens' | 'itemIds'>): Promise<RawRequest[]> {
  const filling = eachOnce(tokens.map((token) => shopping.add(token, pickRandom(itemIds, linesPerOrder))));
  await measure({ ...store, callers: fillingCallers, next: filling });
  const caller = await openConnection(store.port);
  const orders: RawRequest[] = [];
  for (const token of tokens) {
    ordered += 1;
    orders.push(shopping.order(token, await shopping.cart(caller, token), `order ${ordered}`));
  }
  caller.close();
  return orders;
}

/** Filling carts between the rounds is not measured. */
export async function runOrderRounds(options: OrderRoundsOptions): Promise<Figures> {
  const { store, callers, rounds, wrapRound = (orders) => orders() } = options;
  const all: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    const orders = await prepareOrders(options);
    all.push(await wrapRound(() => measure({ ...store, callers, next: eachOnce(orders) })));
  }
  return combineFigures(all);
}
