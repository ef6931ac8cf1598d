import { expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createSession } from '../../account/sign-in/sessions.db.ts';
import { createVerifiedAccount } from '../../account/sign-up/create-verified-account.server.ts';
import { grantCredit } from '../../payments/credit/grant-credit.server.ts';
import { sites } from '../../sites/resolve-site.ts';

const store = setUp(openTestStore);

/** A buyer of its own, Active and with credit. */
async function buyer(index: number): Promise<string> {
  const { database } = store;
  const now = store.now();
  const address = {
    line: `Shed ${index}`,
    regionId: 27,
    city: 'Pune',
    pincode: '411001',
    verifiedBy: 'test',
    isDefault: true,
  };
  const { customerId, userId } = await createVerifiedAccount(
    database,
    {
      site: 'nod',
      company: `Buyer ${index}`,
      status: 'active',
      by: 'test',
      priceListId: null,
      profileDone: true,
      user: {
        email: `buyer${index}@nod.example`,
        title: 'Mr',
        firstName: 'A',
        lastName: 'Buyer',
        designation: 'Others',
        password: 'none',
        mobile: null,
      },
      registration: null,
      addresses: [
        { ...address, purpose: 'billing' },
        { ...address, purpose: 'delivery' },
      ],
    },
    now,
  );
  await grantCredit(database, sites.nod, {
    customerId,
    limitMinor: 100_000_00,
    periodDays: 30,
    graceDays: 5,
    by: 'test',
    now,
  });
  return createSession(database, 'nod', userId, now);
}

/** On a slow machine many at once may find no free connection in time; the store then asks to try again, as a buyer does. */
async function submitUntilAnswered(...order: [token: string, lines: Parameters<typeof submitOrder>[2]]) {
  let reply = await submitOrder(store, ...order);
  while (reply.status === 503) reply = await submitOrder(store, ...order);
  return reply;
}

test('fifteen buyers want one of ten pieces each: ten orders, five clear refusals, stock 0', {
  timeout: 120_000,
}, async () => {
  const ready: [token: string, lines: ReturnType<typeof toReviewedLines>][] = [];
  for (let i = 0; i < 15; i += 1) {
    const token = await buyer(i);
    ready.push([token, toReviewedLines(await fillCart(store, token, [['6313-2RS/C3', 1]]))]);
  }
  const replies = await Promise.all(ready.map(([token, lines]) => submitUntilAnswered(token, lines)));

  const sold = replies.filter((reply) => reply.body.success);
  const refused = replies.filter((reply) => !reply.body.success);
  expect(sold).toHaveLength(10);
  expect(new Set(sold.map((reply) => reply.body.myscno)).size).toBe(10);
  expect(new Set(refused.map((reply) => reply.body.message))).toEqual(
    new Set(['6313-2RS/C3 is no longer in stock. Please remove it from this order, or send an RFI for it.']),
  );
  expect(refused).toHaveLength(5);
  const { rows } = await store.database.$client.query(
    "select s.on_hand - s.reserved as free from stock s join items i on i.id = s.item_id where i.site = 'nod' and i.name = '6313-2RS/C3'",
  );
  expect(rows).toEqual([{ free: 0 }]);
  expect(await findInconsistencies(store)).toEqual([]);
});
