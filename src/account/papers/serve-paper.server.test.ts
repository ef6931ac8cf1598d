import { beforeAll, expect, test } from 'vitest';
import { uploadAs } from '../../../tests/actions/account/papers.ts';
import { makePdf } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { removePaper } from './papers.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('pending');
});

const download = (id: number | string, session: string | undefined, site = 'nod') =>
  store.app.request(
    `/papers/${id}`,
    { headers: { host: `${site}.localhost`, ...(session && { cookie: `auth_key=${session}` }) } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );

test('its owner saves the very file that was uploaded, under its name', async () => {
  const file = await makePdf(['Registration Certificate, 27AAPFU0939F1ZV']);
  const { body } = await uploadAs(store, token, { file, name: 'رخصة "1".pdf' });
  const reply = await download(body.paper_id, token);
  expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="____ 1.pdf"; filename*=UTF-8''%D8%B1%D8%AE%D8%B5%D8%A9%201.pdf`,
  );
});

test('it cannot run in our pages: type, nosniff, sandbox, and never cached', async () => {
  const { body } = await uploadAs(store, token);
  const { headers } = await download(body.paper_id, token);
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('nobody else can open it, nor its owner after removing it', async () => {
  const { body } = await uploadAs(store, token);
  const id = body.paper_id;
  const statusFor = async (session: string | undefined, site?: string) => (await download(id, session, site)).status;
  expect(await statusFor(await store.signIn('active'))).toBe(404);
  expect(await statusFor(await store.signIn('pending', 'gwd'), 'gwd')).toBe(404);
  const signedOut = await download(id, undefined);
  expect([signedOut.status, signedOut.headers.get('location')]).toEqual([303, '/login?next=/my-profile']);
  await store.call(removePaper, { paper_id: id }, { token });
  expect(await statusFor(token)).toBe(404);
});

test.each(['0', 'x', '999999999', '9'.repeat(30), '1%00'])('there is no paper %s', async (id) => {
  expect([400, 404]).toContain((await download(id, token)).status);
});
