import { beforeAll, expect, test } from 'vitest';
import { makeShopReady, realSettings } from '../../../tests/actions/ready-shop.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import {
  closeShopAtDesk,
  confirmCheckAtDesk,
  openingAtDesk,
  openShopAtDesk,
  takeBackCheckAtDesk,
  tryKeysAtDesk,
  tryMailAtDesk,
  trySmsAtDesk,
  visitShopAtDesk,
} from './opening.contract.ts';

const store = setUp(() => openTestStore({ settings: realSettings }));
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('admin');
});

const site = 'nod' as const;
const load = async () => (await store.call(openingAtDesk, { site }, { desk })).body;
const checkOf = async (key: string) => (await load()).checks.find((one) => one.key === key);

test('the page says what is missing and where it is entered', async () => {
  const { isOpen, since, checks } = await load();
  expect([isOpen, since]).toEqual([false, null]);
  expect(checks.find(({ key }) => key === 'branches')).toMatchObject({
    state: 'missing',
    path: 'settings/branches',
    group: 'firm',
    confirms: null,
    version: null,
    trial: null,
    sentence: 'At least one branch sells, with its GSTIN and a series of invoice numbers.',
  });
  expect((await store.call(openShopAtDesk, { site, since: 'never' }, { desk })).body).toMatchObject({
    refusal: 'not_ready',
  });
});

test('a text is confirmed in the version that was shown, and taken back', async () => {
  const version = (await checkOf('disclaimer'))?.version ?? '';
  const confirm = (seen: string) =>
    store.call(confirmCheckAtDesk, { site, subject: 'disclaimer', version: seen }, { desk });
  expect((await confirm('another')).body).toMatchObject({ refusal: 'changed_meanwhile' });
  expect((await confirm(version)).body.message).toBe('Confirmed under your name.');
  expect(await checkOf('disclaimer')).toMatchObject({ state: 'done' });
  await store.call(takeBackCheckAtDesk, { site, subject: 'disclaimer' }, { desk });
  expect(await checkOf('disclaimer')).toMatchObject({ state: 'missing' });
});

test('a trial mail goes to the own address only, and is waited for', async () => {
  const tried = await store.call(tryMailAtDesk, { site }, { desk });
  expect(tried.body.message).toBe('A trial mail goes to admin@desk.example.');
  const { rows } = await store.database.$client.query("select receiver from outbox where template = 'trial-mail'");
  expect(rows).toEqual([{ receiver: 'admin@desk.example' }]);
  expect(await checkOf('trial-mail')).toMatchObject({ isWaiting: true, sentence: 'It is being sent.' });
});

test('a number that is none, and keys that are not set, are refused', async () => {
  const sms = await store.call(trySmsAtDesk, { site, mobile: '12' }, { desk });
  expect(sms.body).toMatchObject({ refusal: 'mobile', message: 'Please enter a mobile number.' });
  const keys = await store.call(tryKeysAtDesk, { site, gateway: 'razorpay' }, { desk });
  expect(keys.body.message).toBe('No keys of Razorpay are set on the server.');
});

test('the closed shop is seen by its address from the desk', async () => {
  const { address } = (await store.call(visitShopAtDesk, { site }, { desk })).body;
  const { pathname } = new URL(address);
  const headers = { host: 'nod.localhost:3000' };
  const { status } = await store.app.request('/sitemap.xml', { headers });
  const visited = await store.app.request(pathname, { headers });
  const cookie = visited.headers.get('set-cookie')?.split(';')[0] ?? '';
  const inside = await store.app.request('/sitemap.xml', { headers: { ...headers, cookie } });
  expect([status, visited.status, inside.status]).toEqual([503, 303, 200]);
});

test('a ready shop is opened and closed, and the page says since when and by whom', async () => {
  await makeShopReady(store);
  const opened = await store.call(openShopAtDesk, { site, since: 'never' }, { desk });
  expect(opened.body.message).toBe('NOD is open.');
  expect(await load()).toMatchObject({ isOpen: true, since: store.now().toISOString(), changedBy: 'Arjun Shah' });
  const since = (await load()).since ?? 'never';
  const again = await store.call(openShopAtDesk, { site, since }, { desk });
  expect(again.body).toMatchObject({ refusal: 'open' });
  const unaware = await store.call(closeShopAtDesk, { site, since: 'never' }, { desk });
  expect(unaware.body.message).toMatch(/^Arjun Shah has opened NOD, /);
  const closed = await store.call(closeShopAtDesk, { site, since }, { desk });
  expect(closed.body.message).toBe('NOD is closed. Visitors see that it opens soon.');
  expect((await load()).isOpen).toBe(false);
});
