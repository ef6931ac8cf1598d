import { beforeAll, expect, test } from 'vitest';
import { addQuotes, answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findUserByEmail } from '../../account/users.db.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findAnsweredQuotes } from './open-quotes.server.ts';

const store = setUp(openTestStore);
let token: string;
let customerId: number;
beforeAll(async () => {
  token = await store.signIn('newbalance0');
  const [user] = await findUserByEmail(store.database, { site: 'nod', email: 'newbalance0@nod.example' });
  customerId = user?.customerId ?? 0;
});

const find = (limit = 5) =>
  findAnsweredQuotes(store.database, sites.nod, { customerId, standing: 'active', now: store.now(), limit });
const today = () => dayOf(store.now(), sites.nod.calendar.timeZone);

test('the first to end comes first; the rest is counted, and what waits too', async () => {
  const first = await submitRfi(store, token, [
    ['6205-2RS', 500],
    ['6308', 400],
    ['NU205', 300],
  ]);
  const second = await submitRfi(store, token, [['6206-2RS', 90]]);
  expect(await find()).toEqual({ total: 0, lines: [], waiting: 4, waiting_since: today() });
  const late = { validUntil: addDays(today(), 9) };
  await answerAsStaff(store, first, [quoteLine(store, 1, 200_00, late), quoteLine(store, 2, 200_00, late)]);
  await answerAsStaff(store, second, [quoteLine(store, 1, 150_00)]);
  const { total, lines, waiting } = await find(2);
  expect([total, lines.length, waiting]).toEqual([3, 2, 1]);
  expect(lines[0]).toMatchObject({
    rfi: second,
    itemname: '6206-2RS',
    quantity: 90,
    unit_price: 150,
    total: 13_500,
    valid_until: addDays(today(), 4),
    in_cart: false,
  });
  await addQuotes(store, token, second);
  expect((await find(2)).lines[0]).toMatchObject({ rfi: second, in_cart: true });
});

test('an account that may not see prices sees no amounts', async () => {
  const { lines } = await findAnsweredQuotes(store.database, sites.nod, {
    customerId,
    standing: 'pending',
    now: store.now(),
    limit: 1,
  });
  expect(lines).toMatchObject([{ unit_price: 0, total: 0 }]);
});

test('a quote counts through its last day, and not while staff hold it', async () => {
  const now = store.now();
  store.setClock(new Date(now.getTime() + 5 * 86_400_000));
  expect((await find()).total).toBe(2);
  store.setClock(now);
  await store.database.$client.query("update rfi_lines set held_at = now(), held_by = 'test desk'");
  expect((await find()).total).toBe(0);
});

test('quotes of other customers are not seen', async () => {
  const other = { customerId: customerId + 1, standing: 'active' as const, now: store.now(), limit: 5 };
  expect(await findAnsweredQuotes(store.database, sites.nod, other)).toMatchObject({ total: 0, waiting: 0 });
});
