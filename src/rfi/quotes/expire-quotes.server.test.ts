import { beforeAll, expect, test } from 'vitest';
import { loadCart } from '../../../tests/actions/cart.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addItem } from '../../cart/cart.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { expireQuotes } from './expire-quotes.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const inDays = (days: number) => new Date(store.now().getTime() + days * 86_400_000);

test("an expired quote leaves the line at the customer's price, and the buyer is notified once", async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00), quoteLine(store, 2, 90_00)]);
  const [line] = await loadRfiLines(store, token, number);
  const item_info = [{ item_id: line?.ItemCode ?? '', rfq_id: number, flag: 'rfq_history' as const }];
  await store.call(addItem, { item_info }, { token });
  const [before] = await loadCart(store, token);

  expect(await expireQuotes(store.database, sites.nod, inDays(4))).toBe(0);
  const runs = await Promise.all([1, 2, 3].map(() => expireQuotes(store.database, sites.nod, inDays(5))));
  expect(Math.max(...runs)).toBe(1);
  expect(await expireQuotes(store.database, sites.nod, inDays(5))).toBe(0);

  const [after] = await loadCart(store, token);
  expect(after).toMatchObject({ item_detail_id: before?.item_detail_id, status: '0', quantity: 4 });
  expect(after?.amount_per_unit).not.toBe(640);
  const { rows } = await store.database.$client.query(
    "select data -> 'expired' as expired, data -> 'inCart' as in_cart from outbox where template = 'rfi-lapsed' and data ->> 'rfiNumber' = $1",
    [number],
  );
  expect(rows).toMatchObject([
    {
      expired: [
        { name: 'NU205', maker: 'ZWZ', quantity: 4, unitMinor: 640_00, taxMinor: 460_80 },
        { name: '51105', quantity: 10, unitMinor: 90_00 },
      ],
      in_cart: [1],
    },
  ]);
});

test('staff can quote an expired line again', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00)]);
  await expireQuotes(store.database, sites.nod, inDays(5));
  await answerAsStaff(store, number, [quoteLine(store, 1, 660_00)]);
  expect((await loadRfiLines(store, token, number))[0]).toMatchObject({ status: 'Stock', Price: 660 });
});
