import { beforeAll, expect, test } from 'vitest';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { addDays, dayOf } from '../../src/lib/dates.ts';
import { findSiteOrder } from '../../src/orders/orders.db.ts';
import { pickRest } from '../../src/orders/picking/pick-line.server.ts';
import { findPicks } from '../../src/orders/picks.db.ts';
import { extendQuotes } from '../../src/rfi/quotes/extend-quotes.server.ts';
import type { LineAnswer } from '../../src/rfi/quotes/line-answer.ts';
import { withdrawQuotes } from '../../src/rfi/quotes/withdraw-quotes.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { loadCart } from '../actions/cart.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { addQuotes, answerAsStaff, loadRfiLines, quoteLine } from '../actions/rfi.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);
const counts = [1, 20, 500] as const;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const codeOf = (n: number) => `MANY-${n}`;
const by = 'test desk';
let token: string;

/** More items than the demo's test catalogue has, 100 pieces of each in stock. */
beforeAll(async () => {
  token = await store.signIn('active');
  await store.database.$client.query(
    `with added as (
        insert into items (site, code, name, maker, super_category, category, currency, tax_bp, list_minor, name_key,
          code_key, updated_at)
        select 'nod', 'MANY-' || n, 'MANY' || n, 'NBC', 'Bearing', 'Ball', 'INR', 1800, 100000, 'MANY' || n, 'MANY' || n, now()
        from generate_series(1, 500) n returning id)
      insert into stock (site, branch_id, item_id, on_hand)
      select 'nod', b.id, added.id, 100 from added cross join branches b where b.site = 'nod'`,
  );
});

/** How often it waits for the database. */
async function countWaits(work: () => Promise<unknown>): Promise<number> {
  const before = store.database.roundTrips();
  expect(await work()).toBeUndefined();
  return store.database.roundTrips() - before;
}

async function sendRfiOfTexts(count: number): Promise<string> {
  const item_info = upTo(count).map((n) => ({ item_name: `SPARE PART ${n}`, quantity: '5' }));
  const { body } = await store.call(sendRfi, { item_info }, { token });
  if (!body.success) throw new Error(body.message);
  return body.RefNo;
}

async function confirmedOrder(count: number): Promise<string> {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await store.database.$client.query(
    `insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', nextval('order_lines_id_seq'),
        'line_no', n, 'item_id', i.id, 'item_code', i.code, 'item_name', i.name, 'reserved', 0, 'cart_line_id', null))).*
      from order_lines l join orders o on o.id = l.order_id and o.number = $1
        cross join generate_series(2, $2) n join items i on i.site = 'nod' and i.code = 'MANY-' || n`,
    [number, count],
  );
  return number;
}

test('staff answer, extend and withdraw 500 quotes in as many round trips as one', async () => {
  const waits = [];
  for (const count of counts) {
    const number = await sendRfiOfTexts(count);
    const lines = upTo(count).map((lineNo) => ({ lineNo }));
    const quotes = (unitMinor: number) =>
      upTo(count).map((n) => quoteLine(store, n, unitMinor, { itemCode: codeOf(n), quantity: 5 }));
    const answer = (answers: readonly LineAnswer[]) => countWaits(() => answerAsStaff(store, number, answers));
    const extension = {
      validUntil: addDays(dayOf(store.now(), sites.nod.calendar.timeZone), 20),
      by,
      now: store.now(),
    };
    const quoted = await answer(quotes(900_00));
    await addQuotes(store, token, number);
    const changed = await answer(quotes(800_00));
    const extended = await countWaits(() => extendQuotes(store.database, sites.nod, { number, lines, ...extension }));
    const inCart = (await loadCart(store, token)).filter((line) => line.status === '4');
    expect(inCart.map((line) => [line.quantity, line.amount_per_unit, line.valid_until])).toEqual(
      lines.map(() => [5, 800, extension.validUntil]),
    );
    const declined = await answer(lines);
    await answer(quotes(850_00));
    const withdrawal = { number, lines, reason: 'Sold out', by, now: store.now() };
    const withdrawn = await countWaits(() => withdrawQuotes(store.database, sites.nod, withdrawal));
    expect((await loadRfiLines(store, token, number)).map(({ ItemCode, status }) => [ItemCode, status])).toEqual(
      upTo(count).map((n) => [codeOf(n), 'Withdrawn']),
    );
    waits.push({ quoted, changed, extended, declined, withdrawn });
  }
  expect(waits).toEqual(counts.map(() => ({ quoted: 8, changed: 7, extended: 5, declined: 8, withdrawn: 5 })));
}, 120_000);

test('staff pick an order of 500 lines in as many round trips as one of one line', async () => {
  const waits = [];
  for (const count of counts) {
    const number = await confirmedOrder(count);
    waits.push(await countWaits(() => pickRest(store.database, sites.nod, { number, by, now: store.now() })));
    const [order] = await findSiteOrder(store.database, { site: 'nod', number });
    const picks = await findPicks(store.database, { orderId: order?.id ?? 0 });
    expect(picks.map(({ lineNo, lots }) => [lineNo, lots[0]?.quantity])).toEqual(upTo(count).map((n) => [n, 1]));
  }
  expect(waits).toEqual([5, 5, 5]);
});
