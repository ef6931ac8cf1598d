import { describe, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { afterWorkingHours } from '../../lib/working-hours.ts';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes } from '../../sites/site.ts';
import { buyerHome } from './buyer-home.contract.ts';

const store = setUp(openTestStore);

type As = Parameters<TestStore['signIn']>;

async function home(...as: As) {
  const token = await store.signIn(...as);
  const { body } = await store.call(buyerHome, {}, { token, ...(as[1] && { site: as[1] }) });
  if (!body.success) throw new Error(body.message);
  return body;
}

async function work(...as: As) {
  const { work: found } = await home(...as);
  if (!found) throw new Error('the account is not verified');
  return found;
}

describe('quotes', () => {
  test('those that end first come first, at most five; what waits for an answer is counted', async () => {
    const token = await store.signIn('newbalance0');
    const first = await submitRfi(store, token, [
      ['6205-2RS', 500],
      ['6308', 400],
      ['NU205', 300],
      ['6206-2RS', 200],
    ]);
    const second = await submitRfi(store, token, [
      ['6308', 90],
      ['NU205', 80],
    ]);
    expect((await work('newbalance0')).quotes).toMatchObject({ total: 0, lines: [], waiting: 6 });
    const late = { validUntil: addDays(dayOf(store.now(), sites.nod.calendar.timeZone), 9) };
    await answerAsStaff(
      store,
      first,
      [1, 2, 3, 4].map((line) => quoteLine(store, line, 200_00, late)),
    );
    await answerAsStaff(
      store,
      second,
      [1, 2].map((line) => quoteLine(store, line, 150_00)),
    );
    const { quotes } = await work('newbalance0');
    expect([quotes.total, quotes.lines.length, quotes.waiting, quotes.waiting_since]).toEqual([6, 5, 0, '']);
    expect(quotes.lines[0]).toMatchObject({
      rfi: second,
      itemname: '6308',
      quantity: 90,
      unit_price: 150,
      total: 13_500,
      in_cart: false,
    });
    const ends = quotes.lines.map(({ valid_until }) => valid_until);
    expect(ends).toEqual(ends.toSorted());
  });
});

describe('orders', () => {
  test('an order is prepared, then on the road; what it had can be ordered again', async () => {
    const token = await store.signIn('active', 'gwd');
    const before = await work('active', 'gwd');
    const number = await createConfirmedOrder(store, token, [['NU205', 2]], { site: 'gwd' });
    const prepared = await work('active', 'gwd');
    expect(prepared.on_the_way.total).toBe(before.on_the_way.total + 1);
    expect(prepared.on_the_way.orders.find(({ order_no }) => order_no === number)).toMatchObject({
      stage: 'preparing',
      pieces: 2,
      lines: 1,
      item_name: 'NU205',
      sent_on: '',
    });
    await dispatchGoods(store, number, {}, 'gwd');
    const [first] = (await work('active', 'gwd')).on_the_way.orders;
    expect(first).toMatchObject({ order_no: number, stage: 'sent', pieces: 2 });
    expect(first?.sent_on).toMatch(/^\d{4}-/);
    const [again] = prepared.ordered_before;
    expect(again).toMatchObject({ itemname: 'NU205', quantity: 2, rhythm: '' });
    expect(again?.your_price).toBeGreaterThan(0);
  });
});

describe('money', () => {
  test('an overdue account sees its oldest invoice first, with the days it is over', async () => {
    const token = await store.signIn('active', 'zwz');
    const older = await createConfirmedOrder(store, token, [['NU205', 10]], { site: 'zwz' });
    const { invoice } = await dispatchGoods(store, older, {}, 'zwz');
    const now = store.now();
    store.setClock(new Date(now.getTime() + 120 * 86_400_000));
    const { money } = await work('active', 'zwz');
    store.setClock(now);
    expect(money.overdue).toBeGreaterThan(0);
    expect(money.overdue).toBeLessThanOrEqual(money.unpaid);
    expect(money.invoices[0]).toMatchObject({ number: invoice, order_no: older, overdue: true });
    expect(money.invoices[0]?.days_over).toBeGreaterThan(0);
    expect(money.credit?.period_days).toBeGreaterThan(0);
  });

  test('an account that pays online has no credit and owes nothing', async () => {
    expect((await work('newbalance0', 'zwz')).money).toEqual({
      total: 0,
      unpaid: 0,
      overdue: 0,
      on_account: 0,
      invoices: [],
      credit: null,
    });
  });
});

describe('cart', () => {
  test('its lines, its value, and the newest of them', async () => {
    const token = await store.signIn('active', 'zwz');
    const before = (await work('active', 'zwz')).cart;
    await fillCart(
      store,
      token,
      [
        ['6308', 2],
        ['6205-2RS', 4],
      ],
      'zwz',
    );
    const { cart } = await work('active', 'zwz');
    expect(cart.lines).toBe(before.lines + 2);
    expect(cart.ready).toBeGreaterThanOrEqual(before.ready + 2);
    expect(cart.total).toBeGreaterThan(before.total);
    expect(cart.newest.map(({ itemname }) => itemname)).toEqual(expect.arrayContaining(['6308', '6205-2RS']));
  });
});

describe('accounts on their way', () => {
  test('an Active account has no progress to show', async () => {
    expect((await home('active')).progress).toBeNull();
  });

  test('a pending one sees how far it is and its papers, and no price', async () => {
    const { work: found, progress } = await home('pending');
    expect(progress).toMatchObject({ papers: [], asked: [] });
    expect(progress?.profile_at).not.toBe('');
    expect(found?.cart).toMatchObject({ ready: 0, total: 0 });
  });

  test('by when the profile is checked is told until that moment, and not while staff wait for an answer', async () => {
    const told = async (profileAt: Date, reason: string | null = null) => {
      await store.database.$client.query(
        `update customers set profile_at = $1, status_at = $1, status_reason = $2
          where id = (select customer_id from users where email = 'pending@nod.example')`,
        [profileAt, reason],
      );
      return (await home('pending')).progress?.checked_by;
    };
    const now = store.now();
    const { calendar, checksAccountsWithinHours } = sites.nod;
    expect(await told(now)).toBe(afterWorkingHours(now, checksAccountsWithinHours, calendar).toISOString());
    expect(await told(now, 'The licence has ended.')).toBe('');
    expect(await told(new Date(now.getTime() - 30 * 86_400_000))).toBe('');
  });

  test('one without a profile has no time for it', async () => {
    expect((await home('unregistered')).progress?.profile_at).toBe('');
  });

  test('before the e-mail address is verified there is no work to see', async () => {
    await store.database.$client.query("update users set email_verified_at = null where email = 'pending@gwd.example'");
    const { work: found, progress } = await home('pending', 'gwd');
    expect(found).toBeNull();
    expect(progress).toMatchObject({ verified_at: '' });
  });
});

test('all is read in one round trip after the session', async () => {
  const token = await store.signIn('active');
  const before = store.database.roundTrips();
  await store.call(buyerHome, {}, { token });
  expect(store.database.roundTrips() - before).toBe(2);
});

test.each(siteCodes)('%s: a newcomer sees empty lists', async (site) => {
  await store.database.$client.query('delete from cart_lines where cart_id in (select id from carts where site = $1)', [
    site,
  ]);
  expect(await work('unregistered', site)).toMatchObject({
    quotes: { total: 0, lines: [], waiting: 0 },
    money: { total: 0, invoices: [], credit: null },
    on_the_way: { total: 0, orders: [] },
    cart: { lines: 0, changed_at: '', newest: [] },
    ordered_before: [],
  });
});
