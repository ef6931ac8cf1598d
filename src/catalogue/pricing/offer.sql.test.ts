import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { availabilityOf, type StockFacts } from '../stock/availability.rule.ts';
import {
  type AvailabilityParams,
  availabilityJoin,
  availabilitySubquery,
  joinSellingBranch,
  stockFactsColumns,
} from './offer.sql.ts';
import { type PriceCandidate, priceFor } from './price.rule.ts';

const maxItems = 40;
const buyerId = 4711;
const otherCustomerId = 4712;

const store = setUp(openTestStore);
let itemIds: number[];
let branchIds: number[];
let params: AvailabilityParams & { ids: number[] };
beforeAll(async () => {
  const idsOf = async (query: string) => (await store.database.$client.query(query)).rows.map(({ id }) => Number(id));
  itemIds = await idsOf(`select id from items where site = 'nod' order by id limit ${maxItems}`);
  branchIds = await idsOf("select id from branches where site = 'nod' and position > 0 order by position limit 2");
  params = {
    ids: itemIds,
    priceListId: null,
    customerId: buyerId,
    now: store.now(),
    today: dayOf(store.now(), sites.nod.calendar.timeZone),
  };
});

type Found = { id: number; status: string };
const ids = sql`any(${sql.placeholder('ids')}::bigint[])`;
const findStatus = (name: string, status: SQL, join: SQL) =>
  prepareStatement<typeof params, Found>(
    name,
    sql`select i.id, ${status} as status from items i ${join} where i.id = ${ids}`,
  );
const bySubquery = findStatus('test_availability_subquery', availabilitySubquery, sql``);
const byJoin = findStatus('test_availability_join', availabilityJoin.status, availabilityJoin.join);
const findFacts = prepareStatement<typeof params, { id: number } & Pick<StockFacts, 'free' | 'incoming'>>(
  'test_stock_facts',
  sql`select i.id, ${stockFactsColumns} from items i ${joinSellingBranch} where i.id = ${ids} order by i.id`,
);

const dueOn = fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`);
const lot = fc.record({
  kind: fc.constantFrom('arriving', 'production'),
  quantity: fc.integer({ min: 1, max: 4 }),
  dueOn,
});
const hold = fc.record({
  customerId: fc.constantFrom(buyerId, otherCustomerId),
  quantity: fc.integer({ min: 1, max: 3 }),
  reason: fc.constantFrom('order', 'payment', 'quote'),
  state: fc.constantFrom('open', 'open', 'expired', 'ended'),
});
const branchStock = fc.record({
  stock: fc.option(
    fc
      .record({ onHand: fc.nat(6), reserved: fc.nat(6) })
      .map((s) => ({ ...s, reserved: Math.min(s.onHand, s.reserved) })),
  ),
  holds: fc.array(hold, { maxLength: 3 }),
  lots: fc.array(lot, { maxLength: 3 }),
});
const itemCase = fc.record({
  minQty: fc.integer({ min: 1, max: 8 }),
  listMinor: fc.constantFrom(0, 10_00),
  /** The buyer's own price; days count from today. */
  netPrice: fc.option(
    fc.record({
      minQty: fc.integer({ min: 1, max: 8 }),
      validFrom: fc.option(fc.integer({ min: -1, max: 1 })),
      validTo: fc.option(fc.integer({ min: -1, max: 1 })),
    }),
  ),
  selling: branchStock,
  other: branchStock,
});
type ItemCase = typeof itemCase extends fc.Arbitrary<infer Case> ? Case : never;

/** Replaces stock, holds, incoming lots and prices of the first items by those of the cases. */
async function write(cases: readonly ItemCase[]): Promise<void> {
  const now = store.now().getTime();
  const rowsOf = <Row>(of: (branch: ItemCase['selling']) => readonly Row[]) =>
    JSON.stringify(
      cases.flatMap(({ selling, other }, index) =>
        [selling, other].flatMap((branch, at) =>
          of(branch).map((row) => ({ item_id: itemIds[index], branch_id: branchIds[at], ...row })),
        ),
      ),
    );
  const run = (query: string, ...values: unknown[]) => store.database.$client.query(query, values);
  for (const table of ['stock', 'stock_holds', 'stock_incoming', 'price_rows']) await run(`delete from ${table}`);
  const items = cases.map(({ minQty, listMinor }, index) => ({
    id: itemIds[index],
    min_qty: minQty,
    list_minor: listMinor,
  }));
  await run(
    `update items i set min_qty = c.min_qty, list_minor = c.list_minor
     from json_to_recordset($1::json) c(id bigint, min_qty int, list_minor bigint) where c.id = i.id`,
    JSON.stringify(items),
  );
  await run(
    `insert into price_rows (site, customer_id, scope, currency, scope_key, net_minor, min_qty, valid_from, valid_to)
     select 'nod', $2, 'item', 'INR', * from json_to_recordset($1::json)
       c(id text, "netMinor" bigint, "minQty" int, "validFrom" date, "validTo" date)`,
    JSON.stringify(cases.flatMap((one, index) => pricesOf(one).map((price) => ({ id: itemIds[index], ...price })))),
    buyerId,
  );
  await run(
    `insert into stock (site, item_id, branch_id, on_hand, reserved)
     select 'nod', * from json_to_recordset($1::json) c(item_id bigint, branch_id bigint, on_hand int, reserved int)`,
    rowsOf(({ stock }) => (stock ? [{ on_hand: stock.onHand, reserved: stock.reserved }] : [])),
  );
  await run(
    `insert into stock_incoming (site, item_id, branch_id, kind, quantity, due_on)
     select 'nod', * from json_to_recordset($1::json) c(item_id bigint, branch_id bigint, kind text, quantity int, "dueOn" date)`,
    rowsOf(({ lots }) => lots),
  );
  await run(
    `insert into stock_holds (site, held_for, created_at, item_id, branch_id, customer_id, quantity, reason, ends_at, ended_at)
     select 'nod', 1, $2::timestamptz, c.* from json_to_recordset($1::json) c(item_id bigint, branch_id bigint,
       customer_id bigint, quantity int, reason text, ends_at timestamptz, ended_at timestamptz)`,
    rowsOf(({ holds }) =>
      holds.map(({ customerId, quantity, reason, state }) => ({
        customer_id: customerId,
        quantity,
        reason,
        ends_at: reason === 'order' ? null : new Date(now + (state === 'expired' ? 0 : 60_000)),
        ended_at: state === 'ended' ? new Date(now) : null,
      })),
    ),
    new Date(now),
  );
}

function pricesOf({ netPrice }: ItemCase): PriceCandidate[] {
  if (!netPrice) return [];
  const dayIn = (days: number | null) => (days === null ? null : addDays(params.today, days));
  const { minQty, validFrom, validTo } = netPrice;
  const valid = { minQty, validFrom: dayIn(validFrom), validTo: dayIn(validTo) };
  return [{ scope: 'item', own: true, discountBp: null, netMinor: 5_00, ...valid }];
}

/** The stock of the selling branch as the buyer may have it. */
function factsOf(one: ItemCase): StockFacts {
  const { stock, holds, lots } = one.selling;
  const heldForOthers = holds
    .filter(({ customerId, reason, state }) => customerId !== buyerId && reason !== 'order' && state === 'open')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    free: stock ? Math.max(0, stock.onHand - stock.reserved - heldForOthers) : 0,
    incoming: lots as StockFacts['incoming'],
    priced: priceFor(one.listMinor, pricesOf(one), one.minQty, params.today).unitMinor > 0,
  };
}

const statusById = (rows: readonly Found[]) => new Map(rows.map(({ id, status }) => [id, status]));

test('SQL gives every item the availability of the rule, for one item and for a whole catalogue', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(itemCase, { minLength: 1, maxLength: maxItems }), async (cases) => {
      await write(cases);
      const expected = cases.map((each) => {
        const { word } = availabilityOf(factsOf(each), each.minQty, { ...params, nextWorkingDay: '2026-12-01' });
        seen.add(word);
        return word;
      });
      const [one, many] = [
        statusById(await bySubquery(store.database, params)),
        statusById(await byJoin(store.database, params)),
      ];
      const statusOf = (statuses: Map<number, string>) => cases.map((_, index) => statuses.get(itemIds[index] ?? 0));
      expect(statusOf(one)).toEqual(expected);
      expect(statusOf(many)).toEqual(expected);
      const facts = await findFacts(store.database, params);
      expect(facts.slice(0, cases.length).map(({ free }) => free)).toEqual(cases.map((each) => factsOf(each).free));
      expect(facts.slice(0, cases.length).map(({ incoming }) => incoming.length)).toEqual(
        cases.map(({ selling }) => selling.lots.length),
      );
    }),
    { numRuns: 25 },
  );
  expect([...seen].sort()).toEqual(['', 'Arriving Shortly', 'On Demand', 'PRODUCTION', 'Stock']);
});
