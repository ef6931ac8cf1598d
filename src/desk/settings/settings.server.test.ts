import { beforeEach, expect, test } from 'vitest';
import { findAudit } from '../../../tests/actions/payments/bank-lines.ts';
import { contactDetails } from '../../../tests/actions/settings.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf, momentAt } from '../../lib/dates.ts';
import type { FactPartName } from '../../seller/fact-parts.ts';
import { accountToPay } from '../../sites/bank-account.rule.ts';
import {
  changeSettings,
  confirmSettings,
  listSettings,
  previewSettings,
  restoreSettings,
  settingsPart,
} from './settings.contract.ts';
import type { SentFacts } from './typed-facts.ts';

const store = setUp(openTestStore);
let desk: string;
beforeEach(async () => {
  await store.database.$client.query('truncate seller_facts');
  await store.server.refreshSites();
  desk = await store.signInAtDesk('admin');
});

const open = async (part: FactPartName) => (await store.call(settingsPart, { site: 'nod', part }, { desk })).body;
const change = async (part: FactPartName, data: Record<string, unknown>, seen?: number) => {
  const before = await open(part);
  const request = {
    site: 'nod' as const,
    part,
    data: { ...before.data, ...data } as SentFacts,
    seen: seen ?? before.seen,
  };
  return store.call(changeSettings, request, { desk });
};

test('a part shows the facts of the site until they are changed', async () => {
  const { data, seen, versions, fields } = await open('company');
  expect(data).toMatchObject({ legalName: 'NOD Bearings Private Limited', phone: '+91 22 5550 0169' });
  expect([seen, versions, Object.keys(fields).includes('legalName')]).toEqual([0, [], true]);
});

test('a changed phone number is that of the site at once, and the audit trail has both', async () => {
  const { body } = await change('company', { phone: '+91 22 6660 0101' });
  expect(body).toMatchObject({ written: true, inForceAt: store.now().toISOString() });
  expect(store.server.sites.nod.contact.phone).toBe('+91 22 6660 0101');
  expect(store.server.sites.gwd.contact.phone).toBe('+971 4 555 0171');
  expect(await findAudit(store, 'settings changed')).toMatchObject({
    before: { phone: '+91 22 5550 0169' },
    after: { phone: '+91 22 6660 0101' },
  });
  const { parts } = (await store.call(listSettings, { site: 'nod' }, { desk })).body;
  expect(parts.find(({ part }) => part === 'company')).toMatchObject({ changedBy: 'Arjun Shah', waits: false });
});

test('what does not differ is not written', async () => {
  expect((await change('company', {})).body).toMatchObject({ success: true, written: false });
  expect((await open('company')).versions).toEqual([]);
});

test('the second of two who change the same part is told who was first', async () => {
  await change('company', { phone: '+91 22 6660 0101' });
  const { body } = await change('company', { phone: '+91 22 6660 0102' }, 0);
  expect(body.success).toBe(false);
  expect(body.message).toMatch(/^Nothing was changed: Arjun Shah has changed this on /);
  expect(store.server.sites.nod.contact.phone).toBe('+91 22 6660 0101');
});

test('an earlier version is brought back as a new one', async () => {
  await change('company', { phone: '+91 22 6660 0101' });
  await change('company', { phone: '+91 22 6660 0102' });
  const { versions, seen } = await open('company');
  expect(versions.map(({ state, fields }) => [state, fields])).toEqual([
    ['in force', ['phone']],
    ['past', ['phone']],
  ]);
  const request = { site: 'nod' as const, part: 'company' as const, version: String(versions[1]?.id), seen };
  expect((await store.call(restoreSettings, request, { desk })).body).toMatchObject({ written: true });
  expect(store.server.sites.nod.contact.phone).toBe('+91 22 6660 0101');
  const unknown = await store.call(restoreSettings, { ...request, version: '999999' }, { desk });
  expect(unknown.status).toBe(404);
});

test('a bank account is in force a day after another administrator has confirmed it', async () => {
  const ours = (await open('bank')).data.number;
  expect((await change('bank', { number: '99887766554433' })).body).toMatchObject({ written: true, inForceAt: null });
  const number = () => (store.server.sites.nod.bankAccount as { number: string }).number;
  const version = String((await open('bank')).versions[0]?.id);
  const request = { site: 'nod' as const, part: 'bank' as const, version };
  const own = await store.call(confirmSettings, request, { desk });
  expect(own.body.message).toBe('Another administrator must confirm what you have changed.');
  expect(number()).toBe(ours);
  await store.database.$client.query("update seller_facts set changed_by_id = null, changed_by = 'Nisha Rao'");
  const { body } = await store.call(confirmSettings, request, { desk });
  const tomorrow = new Date(store.now().getTime() + 24 * 3_600_000);
  expect(body.inForceAt).toBe(tomorrow.toISOString());
  await store.server.refreshSites();
  expect(number()).toBe(ours);
  const now = store.now();
  store.setClock(tomorrow);
  await store.server.refreshSites();
  store.setClock(now);
  expect(number()).toBe('99887766554433');
  expect((await store.call(confirmSettings, request, { desk })).body.message).toMatch(/has confirmed this already\.$/);
});

test('orders of a branch with its own account are paid to it, once another administrator has confirmed it', async () => {
  const { data } = await open('bank');
  const delhi = { ...data, of: 'delhi', number: '998877665544' };
  const twice = await change('branch-banks', { accounts: [delhi, { ...delhi, ifsc: 'X' }] });
  expect(twice.body.errors?.map(({ field }) => field)).toEqual(['data.accounts.1.of', 'data.accounts.1.ifsc']);
  expect((await change('branch-banks', { accounts: [delhi] })).body).toMatchObject({ written: true, inForceAt: null });
  await store.database.$client.query('update seller_facts set in_force_at = changed_at');
  await store.server.refreshSites();
  const { nod } = store.server.sites;
  expect(accountToPay(nod, 'delhi')).toMatchObject({ number: '998877665544' });
  expect(accountToPay(nod)).toBe(nod.bankAccount);
});

test('a series of invoices leaves room for its credit notes, and does not begin with 0', async () => {
  const { branches } = (await open('branches')).data as { branches: Record<string, unknown>[] };
  const withPrefix = async (invoicePrefix: string) => {
    const { body } = await change('branches', { branches: [{ ...branches[0], invoicePrefix }, ...branches.slice(1)] });
    return body.errors ?? [];
  };
  const refused = [expect.objectContaining({ field: 'data.branches.0.invoicePrefix' })];
  for (const prefix of ['NMB', 'NMBX', '0N']) expect(await withPrefix(prefix), prefix).toEqual(refused);
  expect(await withPrefix('NX')).toEqual([]);
});

test('no branch numbers its invoices in the series of the notes of another', async () => {
  const [first, ...others] = (await open('branches')).data.branches as Record<string, unknown>[];
  expect(others.map(({ invoicePrefix }) => invoicePrefix)).toEqual(expect.arrayContaining(['ND', 'NC']));
  const { body } = await change('branches', { branches: [{ ...first, invoicePrefix: 'N' }, ...others] });
  const message = 'Another branch has this series';
  expect(body.errors).toEqual([
    { field: 'data.branches.1.invoicePrefix', message },
    { field: 'data.branches.2.invoicePrefix', message },
  ]);
});

test('a branch that stock refers to stays, and two branches differ in name, series and tax number', async () => {
  const [first, second] = (await open('branches')).data.branches as Record<string, unknown>[];
  const { body } = await change('branches', {
    branches: [
      first,
      { ...second, code: first?.code, invoicePrefix: first?.invoicePrefix, taxNumber: '07AAPFU0939F1ZA' },
    ],
  });
  expect(body.errors).toEqual([
    { field: 'data.branches.1.code', message: 'Another branch has this short name' },
    { field: 'data.branches.1.invoicePrefix', message: 'Another branch has this series' },
    { field: 'data.branches.1.taxNumber', message: 'The check character does not fit' },
    {
      field: 'data.branches',
      message: 'Stock and orders refer to Delhi, Chennai, Kolkata, Ahmedabad: keep it in the list',
    },
  ]);
});

test('a new branch can hold stock at once', async () => {
  const { branches } = (await open('branches')).data as { branches: Record<string, unknown>[] };
  const surat = { ...branches[0], code: 'surat', name: 'Surat', invoicePrefix: 'NS', hours: 'Mon to Sat, 10 to 6' };
  expect((await change('branches', { branches: [...branches, surat] })).body.written).toBe(true);
  const { rows } = await store.database.$client.query(
    "select name from branches where site = 'nod' and code = 'surat'",
  );
  expect(rows).toEqual([{ name: 'Surat' }]);
});

test('a tax rate that items have is given an end, not taken off the list', async () => {
  const { figures, data } = await open('tax');
  expect(figures).toEqual([{ label: 'Items with 18%', value: expect.any(Number), note: '' }]);
  const removed = await change('tax', { rates: [{ bp: 5_00 }], newItemBp: 5_00 });
  expect(removed.body.errors).toEqual([
    { field: 'data.rates', message: expect.stringMatching(/^Items with 18%: \d+\. Give this rate a last day/) },
  ]);
  const rates = [{ bp: 18_00, lastDay: '2027-03-31', thenBp: 20_00 }, { bp: 20_00 }];
  expect((await change('tax', { ...data, rates })).body.written).toBe(true);
  expect(store.server.sites.nod.taxRates.rates).toEqual(rates);
  expect((await open('tax')).figures).toMatchObject([{ note: 'get 20% after 31 Mar 2027' }]);
});

test('a branch in the Gulf has its trade licence, with who has issued it', async () => {
  const of = { site: 'gwd' as const, part: 'branches' as const };
  const { data, seen } = (await store.call(settingsPart, of, { desk })).body;
  const [dubai] = data.branches as Record<string, string>[];
  expect(dubai).toMatchObject({ licenceNumber: '845671', licenceAuthority: expect.stringContaining('Dubai') });
  const save = async (licence: Record<string, string>) => {
    const sent = { branches: [{ ...dubai, ...licence }] } as SentFacts;
    return (await store.call(changeSettings, { ...of, data: sent, seen }, { desk })).body;
  };
  expect((await save({ licenceAuthority: '' })).errors).toEqual([
    { field: 'data.branches.0.licenceAuthority', message: 'Please enter who has issued the trade licence' },
  ]);
  await save({ licenceNumber: '900100', licenceAuthority: 'Sharjah Economic Development Department' });
  expect(store.server.sites.gwd.branches[0]?.tradeLicence).toEqual({
    number: '900100',
    authority: 'Sharjah Economic Development Department',
  });
});

test('a banner and a document are of the site once they are saved, and what is empty is left out', async () => {
  const file = '/seller-files/7/0123456789abcdef.pdf';
  await change('documents', { documents: [{ title: 'ISO 9001', file }] });
  expect(store.server.sites.nod.documents).toEqual([{ title: 'ISO 9001', file }]);
  await change('banners', { banners: [{ title: 'Stock sale', text: 'Until noon.', lastDay: '2026-12-31' }] });
  const { home } = store.server.sites.nod.content;
  expect(home.banners).toEqual([{ title: 'Stock sale', text: 'Until noon.', lastDay: '2026-12-31' }]);
  await change('banners', { banners: [] });
  expect('banners' in store.server.sites.nod.content.home).toBe(false);
});

test('a legal text of a later day is shown from that day on', async () => {
  const day = addDays(dayOf(store.now(), 'Asia/Kolkata'), 100);
  const start = momentAt(day, '00:00', 'Asia/Kolkata');
  const { body } = await change('disclaimer', { summary: 'What we say then.', since: day });
  expect(body.inForceAt).toBe(start.toISOString());
  expect(store.server.sites.nod.content.legal.disclaimer).toBeUndefined();
  const now = store.now();
  store.setClock(start);
  await store.server.refreshSites();
  store.setClock(now);
  expect(store.server.sites.nod.content.legal.disclaimer?.summary).toBe('What we say then.');
});

test('a preview is at an address of the shop and changes nothing', async () => {
  const { data } = await open('company');
  const request = { site: 'nod' as const, part: 'company' as const, data: { ...data, ...contactDetails } as SentFacts };
  const { body } = await store.call(previewSettings, request, { desk });
  expect(body.address).toMatch(/^http:\/\/nod\.localhost:\d+\/preview\/[\w-]{43}$/);
  await store.server.refreshSites();
  expect(store.server.sites.nod.contact.phone).toBe('+91 22 5550 0169');
});

test('a mail and an invoice are shown with the name that is typed, to who may change settings', async () => {
  const { data } = await open('identity');
  const typed = {
    ...data,
    name: 'Konkan Bearing Stores',
    firstColour: '#7a2140',
    secondColour: '#e2a33b',
  } as SentFacts;
  const request = { site: 'nod' as const, part: 'identity' as const, data: typed };
  const { ticket } = (await store.call(previewSettings, request, { desk })).body;
  const show = (what: string, cookie = `desk=${desk}`, of = ticket) =>
    store.app.request(
      `/desk/files/nod/previews/${of}/${what}`,
      { headers: { host: 'nod.localhost', cookie } },
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    );
  const mail = await (await show('mail')).text();
  expect(mail).toContain('Konkan Bearing Stores');
  expect(mail).toContain('#7a2140');
  const invoice = await show('invoice');
  expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await invoice.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/);
  const sales = `desk=${await store.signInAtDesk('sales')}`;
  expect([(await show('mail', '')).status, (await show('mail', sales)).status]).toEqual([401, 403]);
  expect((await show('mail', undefined, 'x'.repeat(43))).status).toBe(410);
  expect(store.server.sites.nod.name).toBe('NOD');
});
