import { expect, test } from 'vitest';
import { changeFacts } from '../../src/seller/change-facts.server.ts';
import { type FactPartName, partOf } from '../../src/seller/fact-parts.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { openTestInbox } from '../fakes/inbox.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);
const inbox = setUp(() => openTestInbox(store));

async function change(part: FactPartName, changes: Record<string, unknown>): Promise<void> {
  const { nod } = store.server.sites;
  const data = { ...partOf(part).read(nod), ...changes };
  await changeFacts(store.database, nod, { part, data, seen: 0, by: 'Arjun Shah', staffId: null, now: store.now() });
  await store.server.refreshSites();
}

test('a changed name and phone stand on the next invoice and mail, and an older invoice keeps what it said', async () => {
  const buyer = await store.signIn('active');
  const before = await createConfirmedOrder(store, buyer, [['51105', 1]]);
  await dispatchGoods(store, before);
  await change('company', { legalName: 'NOD Bearings Limited', phone: '+91 22 6660 0101' });
  const after = await createConfirmedOrder(store, buyer, [['51105', 1]]);
  await dispatchGoods(store, after);
  const { rows } = await store.database.$client.query(
    `select o.number, d.head -> 'seller' ->> 'name' as name, d.head ->> 'sellerPhone' as phone
      from documents d join orders o on o.id = d.order_id where d.kind = 'tax_invoice' order by d.id`,
  );
  expect(rows).toEqual([
    { number: before, name: 'NOD Bearings Private Limited', phone: '+91 22 5550 0169' },
    { number: after, name: 'NOD Bearings Limited', phone: '+91 22 6660 0101' },
  ]);
  expect((await inbox.mailTo('active@nod.example')).text).toContain('NOD Bearings Limited');
});
