import { randomUUID } from 'node:crypto';
import { createSession } from '../../src/account/sign-in/sessions.db.ts';
import { findUserByEmail } from '../../src/account/users.db.ts';
import { addItem, displayCart } from '../../src/cart/cart.contract.ts';
import type { RequestInput } from '../../src/lib/contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { toReviewedLines } from '../../tests/actions/orders.ts';
import { callStore } from '../../tests/store/call-running-store.ts';
import type { Replication } from '../../tests/store/start-replication.ts';

// Each makes the cause of an alert happen to payments or orders, and returns what ends it.

export async function hangPayment({ onPrimary }: Replication) {
  await onPrimary(`insert into payments (site, customer_id, user_id, provider, sandbox, receipt, amount_minor, currency,
      state, frozen, expires_at, created_at, settled_at)
    select 'nod', customer_id, id, 'razorpay', true, 'hanging-money', 100, 'INR', 'settled', '{}', now(), now(),
      now() - interval '11 minutes' from users where email = 'active@nod.example'`);
  return () => onPrimary(`delete from payments where receipt = 'hanging-money'`);
}

export async function orderAndStop(replication: Replication, port: number) {
  const place = await prepareOrders(replication, port, 20);
  await place();
  return async () => {};
}

/** Returns what places them through the store, as a buyer does. */
export async function prepareOrders(replication: Replication, port: number, count: number) {
  const from = { port, site: 'nod', token: await signIn(replication) } as const;
  const items = await replication.onPrimary(`select i.id, i.min_qty from items i join stock s on s.item_id = i.id
    where i.site = 'nod' and s.on_hand - s.reserved > 10 * i.min_qty and i.list_minor > 0 order by i.id limit ${count}`);
  const requests: RequestInput<typeof salesConfirmation>[] = [];
  for (const { id, min_qty } of items) {
    const item_info = [{ item_id: Number(id), quantity: Number(min_qty), flag: 'add_cart' as const }];
    await callStore(addItem, { item_info }, from);
    const cart = await callStore(displayCart, {}, from);
    const lines = 'itemdetails' in cart ? cart.itemdetails.filter(({ itemid }) => itemid === Number(id)) : [];
    requests.push({ item_info: toReviewedLines(lines), payment_option: 'credit' });
  }
  return async () => {
    for (const request of requests) {
      const placed = await callStore(salesConfirmation, request, { ...from, key: randomUUID() });
      if (!placed.success) throw new Error(`The order was refused: ${JSON.stringify(placed)}`);
    }
  };
}

async function signIn({ primary }: Replication): Promise<string> {
  const database = openDatabase(primary, () => undefined);
  try {
    const [user] = await findUserByEmail(database, { site: 'nod', email: 'active@nod.example' });
    if (!user) throw new Error('no active@nod.example in the named world');
    return await createSession(database, 'nod', user.userId, new Date());
  } finally {
    await database.close();
  }
}
