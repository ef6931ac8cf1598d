import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { shareQuote } from './share-quote.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
beforeAll(async () => {
  token = await store.signIn('active');
  number = await submitRfi(store, token, [['NU205', 4]]);
});

const share = (rfi = number, as = token) => store.call(shareQuote, { rfi }, { token: as });
const open = (url: string, host = 'nod.localhost:3000') => {
  const { pathname, search } = new URL(url);
  return store.app.request(`http://${host}${pathname}${search}`, { headers: { host } });
};

test('a quote is shared once it is there, by a link that strangers open until it ends', async () => {
  expect((await share()).body).toMatchObject({ success: false, refusal: 'no_quote' });
  await answerAsStaff(store, number, [quoteLine(store, 1, 640_00)]);
  const { body } = await share();
  expect(body.ends_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  const opened = await open(body.url);
  expect([opened.status, opened.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  const start = store.now();
  store.setClock(new Date(start.getTime() + 14 * 86_400_000));
  const ended = await open(body.url);
  store.setClock(start);
  expect([ended.status, await ended.text()]).toEqual([410, expect.stringContaining('This link has expired.')]);
});

test('a link opens nothing on another site, and nothing once it is changed', async () => {
  const { url } = (await share()).body;
  for (const reply of [
    await open(url, 'zwz.localhost:3000'),
    await open(url.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1000}`)),
    await open(url.replace(/(\d)\.pdf/, (_, digit) => `${(Number(digit) + 1) % 10}.pdf`)),
  ])
    expect([reply.status, await reply.text()]).toEqual([404, 'There is no such document.']);
});

test('only a customer shares its own quotes, and it stands in the audit trail', async () => {
  expect((await share(number, await store.signIn('overdue'))).status).toBe(404);
  await share();
  const { rows } = await store.database.$client.query(
    "select actor, details from audit_trail where subject = $1 and action = 'quote shared' order by id desc limit 1",
    [number],
  );
  expect(rows).toEqual([{ actor: 'buyer', details: { endsOn: expect.any(String) } }]);
});
