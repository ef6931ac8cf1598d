import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../tests/actions/cart.ts';
import { dispatchGoods, findInconsistencies, submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { runs } from '../../tests/fixed-seed.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import type { TaxTreatment } from '../account/tax-registration/place-of-supply.rule.ts';
import { minorOf, totalsOf, withTaxTreatment } from '../cart/lines/cart-totals.rule.ts';
import { sum } from '../lib/sum.ts';
import { sites } from '../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../sites/site.ts';
import { decideOrder } from './fulfilment/decide-order.server.ts';
import { orderDetail } from './order-page/order-detail.contract.ts';

const names = ['6205-2RS/C3', '6205', '6306', '6308', 'NU205', '51105', '608-2Z', '6204-2Z', '6000-2RS', '6310/C3'];

const store = setUp(openTestStore);
const tokens = {} as Record<SiteCode, string>;
/** Where active@ has goods sent: its own region first, another one second. */
const places = {} as Record<SiteCode, { id: number; regionId: number; form: TaxTreatment }[]>;
beforeAll(async () => {
  await sql('update stock set on_hand = 1000000000 where item_id in (select id from items where name = any($1))', [
    names,
  ]);
  await sql('update credit_terms set limit_minor = 9000000000000');
  await sql(
    "update items set name = name || '-' || id where name = any($1) and id not in (select max(id) from items group by site, name)",
    [names],
  );
  for (const site of siteCodes) {
    tokens[site] = await store.signIn('active', site);
    const { rows } = await sql(
      `select a.id, a.region_id from addresses a join users u on u.customer_id = a.customer_id
        where u.email = $1 and a.purpose = 'delivery' and a.approval_status = 2 order by a.is_default desc, a.id`,
      [`active@${site}.example`],
    );
    places[site] = rows.map((row) => ({ id: row.id, regionId: row.region_id, form: 'vat' }));
  }
  // The second address of the rupee sites is in Gujarat, under a registration of its own there.
  for (const site of siteCodes.filter((code) => sites[code].tax.splits)) {
    const { rows } = await sql(
      `insert into tax_registrations (site, customer_id, number, legal_name, region_id, verified_at, created_at)
        select site, customer_id, '24AAACW1938G1ZH', 'Western Gear & Pump', 24, now(), now() from users where email = $1 returning id`,
      [`active@${site}.example`],
    );
    const [home, away] = places[site];
    const formIn = (regionId: number) => (sites[site].branches[0]?.regionId === regionId ? 'state' : 'integrated');
    if (!home || !away) throw new Error('active@ has two verified addresses');
    await sql('update addresses set tax_registration_id = $1, region_id = 24 where id = $2', [rows[0].id, away.id]);
    places[site] = [
      { ...home, form: formIn(home.regionId) },
      { ...away, form: formIn(24) },
    ];
  }
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const sql = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);

const carts = fc.record({
  site: fc.constantFrom(...siteCodes),
  place: fc.nat(1),
  inTwoParts: fc.boolean(),
  lines: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...names),
      quantity: fc.integer({ min: 2, max: 9999 }),
      listMinor: fc.integer({ min: 1, max: 3_000_000 }),
    }),
    { selector: (line) => line.name, minLength: 1, maxLength: 10 },
  ),
});

test(
  'carts at any prices: cart, review, order and invoice agree to the paisa and the fils',
  async () => {
    await fc.assert(
      fc.asyncProperty(carts, async ({ site, place, inTwoParts, lines }) => {
        const token = tokens[site];
        const address = places[site][place] ?? places[site][0];
        if (!address) throw new Error('no address');
        for (const { name, listMinor } of lines)
          await sql('update items set list_minor = $3 where site = $1 and name = $2', [site, name, listMinor]);
        await fillCart(
          store,
          token,
          lines.map(({ name, quantity }) => [name, quantity] as const),
          site,
        );
        const cart = await loadCart(store, token, site);
        const review = cart.map((line) => withTaxTreatment(line, address.form));
        const totals = totalsOf(review);
        const item_info = toReviewedLines(cart).map((line) => ({ ...line, delivery_address_id: address.id }));
        const { body } = await submitOrder(store, token, item_info, { site });
        expect(body.message).toContain(body.myscno);

        const number = body.myscno;
        const { data } = (await store.call(orderDetail, { order_no: number }, { token, site })).body;
        expect([data.subtotal, data.gst_total, data.total].map(minorOf)).toEqual([
          totals.subtotalMinor,
          totals.taxMinor,
          totals.totalMinor,
        ]);
        expect(data.lines.map((line) => [line.item_name, line.total, line.total_gst1])).toEqual(
          review.map((line) => [line.itemname, line.total_value1, line.gst_value]),
        );

        await decideOrder(store.database, sites[site], { number, to: 'Confirmed', by: 'test', now: store.now() });
        const first = inTwoParts ? { lines: data.lines.map((_, i) => ({ lineNo: i + 1, quantity: 1 })) } : {};
        const invoices = [await dispatchGoods(store, number, first, site)];
        if (inTwoParts) invoices.push(await dispatchGoods(store, number, {}, site));
        const documents = (
          await sql(
            'select d.number, d.subtotal_minor, d.tax_minor, d.total_minor, (select count(*)::int from document_lines n where n.document_id = d.id) as lines from documents d where d.number = any($1) and d.site = $2',
            [invoices.map((one) => one.invoice), site],
          )
        ).rows;
        expect(sum(documents, (one) => one.subtotal_minor)).toBe(totals.subtotalMinor);
        expect(sum(documents, (one) => one.tax_minor)).toBe(totals.taxMinor);
      }),
      { numRuns: runs(10) },
    );
  },
  runs(120_000),
);
