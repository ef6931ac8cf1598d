import { expect, test } from 'vitest';
import { createSessionFor, createVerifiedUser } from '../../../tests/actions/account/new-accounts.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findUserByEmail } from '../users.db.ts';
import { endAllMySessions, endMySession, mySessions } from './my-sessions.contract.ts';
import { createSession } from './sessions.db.ts';
import { session } from './sign-in.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** A customer signed in here, and with a phone. */
async function signedInTwice() {
  const { email, token } = await createVerifiedUser(store, office);
  const [user] = await findUserByEmail(store.database, { site: 'nod', email });
  const origin = { userAgent: phone, address: '203.0.113.9' };
  const phoneToken = await createSession(store.database, 'nod', user?.userId ?? 0, store.now(), origin);
  return { email, token, phoneToken };
}
const listed = async (token: string) => (await store.call(mySessions, {}, { token })).body.data;
const isAlive = async (token: string) => (await store.call(session, {}, { token })).status === 200;
const acts = async (email: string) => {
  const text = "select action, details from audit_trail where actor_name = $1 and action like 'signed out%'";
  return (await store.database.$client.query(text, [email])).rows;
};

test('a user sees their own live sessions, this one first, each with device, address and times', async () => {
  const { token } = await signedInTwice();
  const now = store.now().toISOString();
  const times = { signed_in_at: now, last_used_at: now };
  expect(await listed(token)).toEqual([
    { session_id: expect.any(Number), device: 'Another program', address: '', ...times, is_this_device: true },
    {
      session_id: expect.any(Number),
      device: 'Safari on iOS',
      address: '203.0.113.9',
      ...times,
      is_this_device: false,
    },
  ]);
});

test('an expired session is not listed, even while it is still stored', async () => {
  const { token, email } = await signedInTwice();
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 8 * 86_400_000));
  const fresh = await createSessionFor(store, email);
  expect(await listed(fresh)).toHaveLength(1);
  store.setClock(begun);
  expect(await listed(token)).toHaveLength(3);
});

test('one session is ended by another, and the audit trail says so', async () => {
  const { email, token, phoneToken } = await signedInTwice();
  const [, other] = await listed(token);
  const { body, headers } = await store.call(endMySession, { session_id: other?.session_id ?? 0 }, { token });
  expect([body.success, headers.get('set-cookie')]).toEqual([true, null]);
  expect([await isAlive(phoneToken), await isAlive(token)]).toEqual([false, true]);
  expect(await acts(email)).toEqual([{ action: 'signed out one device', details: { address: '203.0.113.9' } }]);
});

test('ending a session again, as after a lost reply, succeeds and changes nothing', async () => {
  const { email, token } = await signedInTwice();
  const [, other] = await listed(token);
  const end = async () => (await store.call(endMySession, { session_id: other?.session_id ?? 0 }, { token })).body;
  const done = { success: true, message: 'The device is signed out.' };
  expect([await end(), await end()]).toEqual([done, done]);
  expect(await acts(email)).toHaveLength(1);
});

test('ending the current session clears its page cookie too', async () => {
  const { token } = await signedInTwice();
  const [own] = await listed(token);
  const { headers } = await store.call(endMySession, { session_id: own?.session_id ?? 0 }, { token });
  expect(headers.get('set-cookie')).toMatch(/^auth_key=; Max-Age=0/);
  expect(await isAlive(token)).toBe(false);
});

test("another user's session, on this site or another, stays alive, and is answered like none", async () => {
  const mine = await signedInTwice();
  const [theirs] = await listed(mine.token);
  for (const site of ['nod', 'zwz'] as const) {
    const token = await store.signIn('active', site);
    const end = async (session_id: number) => (await store.call(endMySession, { session_id }, { token, site })).body;
    expect(await end(theirs?.session_id ?? 0)).toEqual(await end(987_654_321));
  }
  expect(await isAlive(mine.token)).toBe(true);
  expect(await acts(mine.email)).toEqual([]);
});

test('signing out everywhere ends every session of the user, this one too, and nobody else’s', async () => {
  const { email, token, phoneToken } = await signedInTwice();
  const other = await store.signIn('active');
  const { body, headers } = await store.call(endAllMySessions, {}, { token });
  expect(body).toEqual({ success: true, message: 'You are signed out everywhere.' });
  expect(headers.get('set-cookie')).toMatch(/^auth_key=; Max-Age=0/);
  expect([await isAlive(token), await isAlive(phoneToken), await isAlive(other)]).toEqual([false, false, true]);
  expect(await acts(email)).toEqual([{ action: 'signed out everywhere', details: { sessionsEnded: 2 } }]);
});

test('an account whose e-mail is not verified sees no sessions', async () => {
  const { token, email } = await signedInTwice();
  await store.database.$client.query('update users set email_verified_at = null where email = $1', [email]);
  expect((await store.call(mySessions, {}, { token })).status).toBe(403);
});
