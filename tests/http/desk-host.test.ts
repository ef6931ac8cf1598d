import { beforeAll, expect, test } from 'vitest';
import { beginPasskey } from '../../src/account/staff/passkeys.contract.ts';
import { deskSession, signInAtDesk } from '../../src/account/staff/staff.contract.ts';
import { demoStaffEmail } from '../../src/demo/load-staff.server.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { integrationsAtDesk } from '../../src/desk/integrations/integrations.contract.ts';
import { callUrl } from '../../src/lib/call-url.ts';
import type { Contract } from '../../src/lib/contract.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { authenticatorCode } from '../actions/account/authenticator-code.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';
import { createCheckedApp } from '../store/true-replies.ts';

const store = setUp(openTestStore);
let app: ReturnType<typeof createCheckedApp>;
beforeAll(async () => {
  const env = readEnv({ DESK_HOST: 'https://desk.example' });
  app = createCheckedApp({ env, server: store.server });
});

async function call(contract: Contract, request: unknown, headers: Record<string, string>) {
  const { method } = contract;
  const post = { 'content-type': 'application/json', origin: 'https://desk.example' };
  const response = await app.request(
    callUrl(contract, request),
    {
      method,
      headers: { ...(method === 'POST' && post), ...headers },
      ...(method === 'POST' && { body: JSON.stringify(request) }),
    },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
  return { status: response.status, cookie: response.headers.get('set-cookie') ?? '', body: await response.json() };
}

const host = 'desk.example';

test('staff sign in on the host of the desk, and their session is bound to it', async () => {
  const email = demoStaffEmail('sales');
  const request = { email, password: demoPassword, code: await authenticatorCode(store, 'sales') };
  const { body, cookie } = await call(signInAtDesk, request, { host });
  expect(body).toEqual({ success: true });
  expect(cookie).toMatch(/^__Host-desk=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const own = { host, cookie: cookie.split(';')[0] ?? '' };
  expect((await call(deskSession, {}, own)).body).toMatchObject({ session: { email } });
  expect((await call(beginPasskey, {}, own)).body).toMatchObject({ options: { rp: { id: host } } });
});

test('Integrations links to the description of the API on the shop, as the desk’s host has none', async () => {
  const desk = await store.signInAtDesk('admin');
  const { body } = await call(integrationsAtDesk, { site: 'nod' }, { host, cookie: `__Host-desk=${desk}` });
  expect(body).toMatchObject({ referenceUrl: 'http://nod.localhost:3000/api/docs' });
});

test('a page of a shop cannot act at the desk', async () => {
  const request = { email: demoStaffEmail('sales'), password: demoPassword, code: '' };
  for (const origin of ['http://nod.localhost:3000', 'http://desk.example', 'https://desk.example.evil.example'])
    expect((await call(signInAtDesk, request, { host, origin })).status).toBe(403);
});

test('the shops have no desk, and the desk no shop', async () => {
  const shop = { host: 'nod.localhost:3000', origin: 'http://nod.localhost:3000' };
  expect((await call(deskSession, {}, shop)).status).toBe(404);
  expect((await call(signInAtDesk, {}, shop)).status).toBe(404);
  const statusOf = async (path: string, own: string) => (await app.request(path, { headers: { host: own } })).status;
  expect(await statusOf('/desk', shop.host)).toBe(404);
  expect(await statusOf('/desk/files/nod/papers/1', shop.host)).toBe(404);
  expect(await statusOf('/api/openapi.json', host)).toBe(404);
  expect(await statusOf('/api/openapi.json', shop.host)).toBe(200);
  expect(await statusOf('/healthz', host)).toBe(200);
});
