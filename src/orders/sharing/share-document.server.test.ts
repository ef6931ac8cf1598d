import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { shareDocument } from './share-document.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
let invoice: string;
beforeAll(async () => {
  token = await store.signIn('active');
  number = await createConfirmedOrder(store, token, [['NU205', 4]]);
  invoice = (await dispatchGoods(store, number)).invoice;
});

const share = (document: string, order = number, as = token) =>
  store.call(shareDocument, { order, document }, { token: as });
const open = (url: string, host = 'nod.localhost:3000') => {
  const { pathname, search } = new URL(url);
  return store.app.request(`http://${host}${pathname}${search}`, { headers: { host } });
};
const days = (count: number) => new Date(store.now().getTime() + count * 86_400_000);

test('a document is shared by a link that strangers open, and that search engines leave alone', async () => {
  const { body } = await share(invoice);
  expect(body.url).toMatch(/^http:\/\/nod\.localhost(:3000)?\/documents\//);
  const opened = await open(body.url);
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(opened.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
});

test('it is told when the link ends, and then it opens nothing', async () => {
  const { body } = await share(invoice);
  const [start, end] = [store.now(), days(14)];
  expect(body.ends_on).toBe(dayOf(end, 'Asia/Kolkata'));
  store.setClock(days(13));
  const opened = await open(body.url);
  store.setClock(end);
  const ended = await open(body.url);
  store.setClock(start);
  expect([opened.status, ended.status]).toEqual([200, 410]);
  expect(await ended.text()).toContain('This link has expired.');
});

test('a link opens nothing on another site, and nothing once it is changed', async () => {
  const { url } = (await share(invoice)).body;
  for (const reply of [
    await open(url, 'zwz.localhost:3000'),
    await open(url.replace(/documents=(\d+)/, (_, id) => `documents=${Number(id) + 1}`)),
    await open(url.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1000}`)),
    await open(url.replace(/sign=./, 'sign=')),
    await open(url.replace('.pdf', '0.pdf')),
  ]) {
    expect(reply.status).toBe(404);
    expect(await reply.text()).toBe('There is no such document.');
  }
});

test('only a customer shares its own documents', async () => {
  const other = await store.signIn('approval');
  expect((await share(invoice, number, other)).status).toBe(404);
  expect((await share('NM/26-27/999999')).status).toBe(404);
});

test('who shared what stands in the audit trail, without the link', async () => {
  await share(invoice);
  const { rows } = await store.database.$client.query(
    "select actor, details from audit_trail where subject = $1 and action = 'document shared' order by id desc limit 1",
    [number],
  );
  expect(rows).toEqual([{ actor: 'buyer', details: { document: invoice, endsOn: expect.any(String) } }]);
});

test('nobody makes links without end', async () => {
  const buyer = await store.signIn('overdue');
  const replies = [];
  for (let i = 0; i < 61; i += 1) replies.push((await share('NM/26-27/999999', 'NOD26999999', buyer)).status);
  expect(replies.slice(0, 60)).toEqual(Array(60).fill(404));
  expect(replies.at(-1)).toBe(429);
});
