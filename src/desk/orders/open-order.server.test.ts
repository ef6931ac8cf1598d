import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);
let number: string;
let desk: string;
beforeAll(async () => {
  number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  desk = await store.signInAtDesk('sales');
});

async function open(order: string, { session = '', host = 'nod.localhost:3000' } = {}) {
  const cookie = session && { cookie: `desk=${session}` };
  const reply = await store.app.request(`http://${host}/o/${order}`, { headers: { host, ...cookie } });
  return { status: reply.status, to: reply.headers.get('location'), headers: reply.headers };
}

test('staff who are signed in come to the order at the desk', async () => {
  expect(await open(number, { session: desk })).toMatchObject({ status: 302, to: `/desk/nod/orders/${number}` });
});

test.each([
  ['a visitor', ''],
  ['who has only a wrong session', 'x'.repeat(43)],
])('%s comes to the page of the order, which asks for signing in', async (_case, session) => {
  const { status, to, headers } = await open(number, { session });
  expect([status, to]).toEqual([302, `/order-detail?order=${number}`]);
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('it leads on in the same way, whether there is such an order or not', async () => {
  expect(await open('NOD26999999')).toMatchObject({ status: 302, to: '/order-detail?order=NOD26999999' });
  expect(await open(number, { host: 'zwz.localhost:3000' })).toMatchObject({ to: `/order-detail?order=${number}` });
});

test.each(['..%2Fdesk', 'NOD26%2F%2Fevil.example', 'nod26000119', `NOD${'1'.repeat(40)}`])(
  'what is no order number leads nowhere: %s',
  async (order) => {
    expect(await open(order)).toMatchObject({ status: 404, to: null });
  },
);

test('the code of a quotation leads staff to its RFI, and others to the RFI with its lines chosen', async () => {
  const request = (path: string, headers: Record<string, string> = {}) =>
    store.app.request(`http://nod.localhost:3000${path}`, { headers: { host: 'nod.localhost:3000', ...headers } });
  const toOf = async (path: string, headers?: Record<string, string>) =>
    (await request(path, headers)).headers.get('location');
  expect(await toOf('/q/NODQ26000198-2', { cookie: `desk=${desk}` })).toBe('/desk/nod/rfis/NODR26000198');
  expect(await toOf('/q/NODQ26000198-2')).toBe('/order-detail?rfi=NODR26000198&choose=all');
  for (const wrong of ['NODR26000198', 'NODQ26000198', '..%2Fdesk'])
    expect((await request(`/q/${wrong}`)).status).toBe(404);
});
