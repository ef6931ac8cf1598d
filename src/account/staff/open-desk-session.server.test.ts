import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { openDeskSession, type SignInContext } from './open-desk-session.server.ts';
import { deskSession } from './staff.contract.ts';
import { findStaffByEmail } from './staff.db.ts';

const store = setUp(openTestStore);

async function open(token: string | undefined, secure: boolean): Promise<string> {
  const [person] = await findStaffByEmail(store.database, { email: demoStaffEmail('sales') });
  if (!person) throw new Error('nobody works in sales');
  const headers = new Headers();
  const context: SignInContext = {
    db: store.database,
    database: store.database,
    writeLast: () => undefined,
    services: store.server.services,
    secret: store.server.secret,
    site: sites.nod,
    delivered: sites.nod,
    sites,
    refreshSites: async () => {},
    machine: undefined,
    caller: undefined,
    now: store.now(),
    log: store.server.log,
    requestId: 'r-1',
    address: '192.0.2.1',
    token,
    headers,
    secure,
    origin: 'http://nod.localhost:3000',
    userAgent: '',
    deviceToken: undefined,
    readFile: async () => undefined,
  };
  await openDeskSession(context, person, 'passkey Phone', async () => true);
  return headers.get('set-cookie') ?? '';
}

test('a session replaces the one of the same browser', async () => {
  const desk = await store.signInAtDesk('sales');
  const cookie = await open(desk, false);
  const isOpen = async (own: string) => (await store.call(deskSession, {}, { desk: own })).body.session !== null;
  expect(await isOpen(desk)).toBe(false);
  expect(await isOpen(/^desk=([\w-]+);/.exec(cookie)?.[1] ?? '')).toBe(true);
});

test('on https the cookie is bound to its host', async () => {
  expect(await open(undefined, true)).toMatch(
    /^__Host-desk=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});
