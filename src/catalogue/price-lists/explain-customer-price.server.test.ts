import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { runs } from '../../../tests/fixed-seed.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import { toMinor } from '../../lib/money.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { itemsByIds } from '../items/items-by-id.contract.ts';
import { priceFor } from '../pricing/price.rule.ts';
import { type ExplainCustomerPrice, explainCustomerPrice } from './explain-customer-price.server.ts';
import { savePrices } from './save-prices.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);
let today: Day;
let customerId: number;
let priceListId: number;
type Item = { id: number; code: string; listMinor: number; maker: string; category: string; subCategory: string };
let item: Item;
beforeAll(async () => {
  today = dayOf(store.now(), nod.calendar.timeZone);
  [item] = (await query(
    `select id, code, list_minor as "listMinor", maker, category, sub_category as "subCategory" from items
     where site = 'nod' and name = 'UC205' and min_qty = 1 limit 1`,
  )) as [Item];
  const [customer] = await query(
    `select c.id, c.price_list_id from customers c join users u on u.customer_id = c.id where u.email = 'active@nod.example'`,
  );
  customerId = Number(customer?.id);
  priceListId = Number(customer?.price_list_id);
});

const query = async (text: string, ...values: unknown[]) => (await store.database.$client.query(text, values)).rows;

async function explain(more: Partial<ExplainCustomerPrice> = {}) {
  const explained = await explainCustomerPrice(store.database, nod, {
    customerId,
    item: item.code,
    now: store.now(),
    ...more,
  });
  if (explained instanceof Refusal) throw new Error(explained.message);
  return explained;
}

async function priceInTheShop(): Promise<number | undefined> {
  const token = await store.signIn('active');
  const { body } = await store.call(itemsByIds, { item_ids: [item.id] }, { token });
  return body.data_list.description[0]?.your_price;
}

test('a price that staff save is explained, and shown in the shop at once', async () => {
  const before = await explain();
  expect(toMinor((await priceInTheShop()) ?? 0)).toBe(before.price.unitMinor);
  const owner = { priceListId: null, customerId } as const;
  const cells = {
    for: item.code,
    min_qty: '',
    discount_percent: '',
    net_price: '123.45',
    valid_from: '',
    valid_to: '',
  };
  const edits = [{ line: 1, cells }];
  await savePrices(store.database, nod, { owner, edits, mode: 'good-lines', by: 'Meera', now: store.now() });
  expect(await priceInTheShop()).toBe(123.45);
  const after = await explain();
  expect(after.price.unitMinor).toBe(123_45);
  expect(after.rows[0]).toMatchObject({ own: true, outcome: 'wins', list: null });
  expect(after.rows.slice(1).map(({ outcome }) => outcome)).toContain('wider_scope');
  expect(await explain({ day: addDays(today, -1) })).toMatchObject({ price: before.price });
});

test('what cannot be explained says why', async () => {
  const failed = (more: Partial<ExplainCustomerPrice>, site = nod) =>
    explainCustomerPrice(store.database, site, { customerId, item: item.code, now: store.now(), ...more });
  expect(await failed({ customerId: 99_999_999 })).toMatchObject({ message: 'This customer was not found.' });
  expect(await failed({}, sites.gwd)).toMatchObject({ message: 'This customer was not found.' });
  expect(await failed({ item: 'Koyo' })).toMatchObject({
    message: 'Koyo is no item; write an item code or a designation',
  });
  expect(await failed({ item: 'xyz' })).toMatchObject({ refusal: 'unknown_item' });
});

test('SQL finds exactly the rows that apply to an item, and the explained price is the one charged', async () => {
  const scopes = fc.constantFrom(
    ...[
      ['item', String(item.id)],
      ['item', String(item.id + 1)],
      ['sub_category', item.subCategory],
      ['sub_category', 'other'],
      ['category', item.category],
      ['category', item.maker],
      ['maker', item.maker],
      ['maker', 'other'],
      ['all', ''],
    ].map(([scope = '', key = '']) => ({ scope, key })),
  );
  const day = fc.option(fc.integer({ min: -2, max: 2 }));
  const priceRow = fc.record({
    target: scopes,
    owner: fc.constantFrom('own', 'list', 'other customer', 'other list'),
    minQty: fc.integer({ min: 1, max: 4 }),
    from: day,
    to: day,
    discountBp: fc.option(fc.integer({ min: 0, max: 99_99 })),
    netMinor: fc.integer({ min: 1, max: 2_000_00 }),
  });
  const [other] = await query(
    "insert into price_lists (site, name, currency) values ('nod', 'Other', 'INR') returning id",
  );
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(priceRow, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), async (rows, quantity) => {
      const dayIn = (days: number | null) => (days === null ? null : addDays(today, days));
      const written = rows.map(({ target, owner, minQty, from, to, discountBp, netMinor }) => ({
        price_list_id: { list: priceListId, 'other list': Number(other?.id) }[owner as string] ?? null,
        customer_id: { own: customerId, 'other customer': customerId + 1 }[owner as string] ?? null,
        scope: target.scope,
        scope_key: target.key,
        min_qty: minQty,
        valid_from: dayIn(from),
        valid_to: dayIn(to),
        discount_bp: discountBp,
        net_minor: discountBp === null ? netMinor : null,
      }));
      await query('delete from price_rows');
      await query(
        `insert into price_rows (site, currency, price_list_id, customer_id, scope, scope_key, min_qty, valid_from, valid_to, discount_bp, net_minor)
         select 'nod', 'INR', r.* from json_to_recordset($1::json) r(price_list_id bigint, customer_id bigint, scope text,
           scope_key text, min_qty int, valid_from date, valid_to date, discount_bp int, net_minor bigint)`,
        JSON.stringify(written),
      );
      const names = {
        item: String(item.id),
        sub_category: item.subCategory,
        category: item.category,
        maker: item.maker,
      };
      const candidates = rows.flatMap(({ target, owner }, at) => {
        const applies = { all: '', ...names }[target.scope] === target.key && ['own', 'list'].includes(owner);
        const row = written[at];
        if (!applies || !row) return [];
        const { min_qty: minQty, valid_from: validFrom, valid_to: validTo } = row;
        const terms = { discountBp: row.discount_bp, netMinor: row.net_minor };
        return [{ scope: target.scope as 'item', own: owner === 'own', minQty, validFrom, validTo, ...terms }];
      });
      const explained = await explain({ quantity });
      expect(explained.rows).toHaveLength(candidates.length);
      expect(explained.price).toEqual(priceFor(item.listMinor, candidates, quantity, today));
      for (const { outcome } of explained.rows) outcomes.add(outcome);
    }),
    { numRuns: runs(10) },
  );
  expect(outcomes.size).toBeGreaterThan(4);
});
