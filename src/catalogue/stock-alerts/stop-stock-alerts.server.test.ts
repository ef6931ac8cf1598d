import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestInbox, type TestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { mailStockAlerts } from './mail-stock-alerts.server.ts';
import { listStockAlerts, saveStockAlert } from './stock-alerts.contract.ts';
import { stopStockAlerts } from './stop-stock-alerts.contract.ts';

const store = setUp(openTestStore);
let office: TestInbox;
let token: string;
let items: number[];
beforeAll(async () => {
  office = await openTestInbox(store);
  token = await store.signIn('active');
  const found = await query(
    "select id::int as id from items where site = 'nod' and retired_at is null order by id limit 3",
  );
  items = found.rows.map(({ id }) => id);
});
afterAll(() => office.close());
beforeEach(() => query('delete from stock_alerts'));

const query = (text: string, values: unknown[] = []) => store.database.$client.query(text, values);
const setStock = (item: number, pieces: number) =>
  query('update stock set on_hand = reserved + $2 where item_id = $1', [item, pieces]);
const waitingFor = async () => (await store.call(listStockAlerts, {}, { token })).body.item_ids;

/** Asks for all, of which one then comes. */
async function mailAnAlert() {
  for (const item of items) {
    await setStock(item, 0);
    const asked = await store.call(saveStockAlert, { item_id: item, wanted: true }, { token });
    expect(asked.body).toEqual({ success: true, wanted: true });
  }
  await setStock(items[0] ?? 0, 99);
  await mailStockAlerts(store.server, sites.nod, store.now());
  const mail = await office.mailTo('active@nod.example');
  return { mail, url: new URL(mail.unsubscribe?.slice(1, -1) ?? '') };
}
const post = async (query: URLSearchParams, host = 'nod.localhost') => {
  const response = await store.app.request(`/stop-stock-alerts?${query}`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  return { status: response.status, text: await response.text() };
};
const linkOf = ({ searchParams }: URL) =>
  Object.fromEntries(searchParams) as { user: string; until: string; sign: string };

test('the mail names its link in its text and for the button of a mail program', async () => {
  const { mail, url } = await mailAnAlert();
  expect(mail.unsubscribePost).toBe('List-Unsubscribe=One-Click');
  expect(url.pathname).toBe('/stop-stock-alerts');
  expect(mail.text).toContain(`End all my stock alerts:\n${url}`);
});

test('one click without a session ends all that the user waits for, once', async () => {
  const { url } = await mailAnAlert();
  expect(await waitingFor()).toHaveLength(2);
  const answer = { status: 200, text: expect.stringContaining('Your stock alerts have ended.') };
  expect(await post(url.searchParams)).toEqual(answer);
  expect(await waitingFor()).toEqual([]);
  expect(await post(url.searchParams)).toEqual(answer);
  await setStock(items[1] ?? 0, 99);
  expect(await mailStockAlerts(store.server, sites.nod, store.now())).toBe(0);
});

test('the page of the link ends them when its button is pressed, and not when it is opened', async () => {
  const { url } = await mailAnAlert();
  expect(await waitingFor()).toHaveLength(2);
  const { body } = await store.call(stopStockAlerts, linkOf(url));
  expect(body).toMatchObject({ success: true, message: expect.stringContaining('Your stock alerts have ended.') });
  expect(await waitingFor()).toEqual([]);
});

test('a link that was changed, is of another user or another site, or is old, is refused in a sentence', async () => {
  const { url } = await mailAnAlert();
  const link = linkOf(url);
  for (const wrong of [
    { ...link, user: String(Number(link.user) + 1) },
    { ...link, user: 'x' },
    { ...link, until: `${link.until}0` },
    { ...link, sign: `${link.sign.slice(0, -1)}!` },
    { user: '', until: '', sign: '' },
  ]) {
    expect(await post(new URLSearchParams(wrong))).toEqual({
      status: 400,
      text: 'This link is not complete. Please open it again from the mail.',
    });
    expect((await store.call(stopStockAlerts, wrong)).body).toMatchObject({ success: false, refusal: 'unknown_link' });
  }
  expect((await post(url.searchParams, 'zwz.localhost')).status).toBe(400);
  const now = store.now();
  store.setClock(new Date(now.getTime() + 366 * 86_400_000));
  expect(await post(url.searchParams)).toMatchObject({
    status: 400,
    text: expect.stringMatching(/^This link has expired/),
  });
  store.setClock(now);
  expect(await waitingFor()).toHaveLength(2);
});
