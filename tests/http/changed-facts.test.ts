import { expect, test } from 'vitest';
import { renderHtml } from '../../src/messages/render-html.server.ts';
import { changeFacts } from '../../src/seller/change-facts.server.ts';
import { type FactPartName, partOf } from '../../src/seller/fact-parts.ts';
import { addFile } from '../../src/seller/files/add-file.server.ts';
import { letterhead } from '../../src/server/printing/letterhead.server.ts';
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

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z" fill="#7a2140"/></svg>';

test('a shop with a name, logo and colours of its own has them on mails and papers, and in the numbers of its orders', async () => {
  const added = await addFile(store.database, store.server.sites.nod, store.server.services.paperStorages, {
    accepts: 'logo',
    name: 'logo.svg',
    content: Buffer.from(logo),
    by: 'Arjun Shah',
    now: store.now(),
  });
  const href = 'href' in added ? added.href : '';
  await change('identity', {
    name: 'Palghar Bearing House',
    numberPrefix: 'PBH',
    logo: href,
    firstColour: '#7a2140',
    secondColour: '#e2a33b',
  });
  const { nod } = store.server.sites;
  expect(nod.ownLook?.logo).toEqual({ href, width: 640, height: 160 });
  const buyer = await store.signIn('active');
  const number = await createConfirmedOrder(store, buyer, [['51105', 1]]);
  expect(number).toMatch(/^PBH\d{8}$/);
  const mail = await inbox.mailTo('active@nod.example');
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/\bNOD\b(?! Bearings Limited)/);
  const html = renderHtml(
    { subject: 'Hello', blocks: [] },
    { site: nod, address: 'https://palghar.example' },
    { logo: 'cid:logo' },
  );
  expect(html).toContain('alt="Palghar Bearing House"');
  expect(html).toContain('#7a2140');
  const head = JSON.stringify(letterhead(nod, { title: 'Invoice', seller: { name: nod.legalName, lines: [] } }));
  expect(head).toContain('<image href=');
  expect(head).not.toContain('"NOD"');
});
