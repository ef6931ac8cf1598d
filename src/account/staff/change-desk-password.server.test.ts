import { beforeEach, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { demoPassword } from '../../demo/people.data.ts';
import { checkRateLimits, consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { hashPassword, passwordMatches } from '../password-hash.server.ts';
import { deskCodeLimit } from './desk-sign-in-limits.server.ts';
import { changeDeskPassword, deskSessions } from './staff.contract.ts';
import { findStaffByEmail } from './staff.db.ts';

const store = setUp(openTestStore);
let desk: string;

const email = demoStaffEmail('accounts');
const chosen = 'seven grey pallets';
const query = (text: string, ...values: unknown[]) => store.database.$client.query(text, values);
beforeEach(async () => {
  await query('delete from limits');
  await query('delete from staff_sessions');
  await query('update staff set password_hash = $1 where email = $2', await hashPassword(demoPassword), email);
  desk = await store.signInAtDesk('accounts');
});

async function change(current = demoPassword, password = chosen) {
  const { status, body } = await store.call(changeDeskPassword, { current, password }, { desk });
  return { status, result: body.refusal ?? body.errors?.[0]?.message ?? body.success };
}

async function hasPassword(password: string): Promise<boolean> {
  const [person] = await findStaffByEmail(store.database, { email });
  return passwordMatches(person?.passwordHash, password, { address: '192.0.2.1' });
}

const entriesOf = async (action: string) =>
  (await query('select site, actor_name, details from audit_trail where action = $1 and subject = $2', action, email))
    .rows;

test('the new password counts, the old one no longer, and other sessions of the person end', async () => {
  const [other, colleague] = [await store.signInAtDesk('accounts'), await store.signInAtDesk('sales')];
  expect(await change()).toEqual({ status: 200, result: true });
  expect([await hasPassword(chosen), await hasPassword(demoPassword)]).toEqual([true, false]);
  const statusOf = async (own: string) => (await store.call(deskSessions, {}, { desk: own })).status;
  expect([await statusOf(desk), await statusOf(other), await statusOf(colleague)]).toEqual([200, 401, 200]);
  expect(await entriesOf('password changed')).toContainEqual({
    site: 'nod',
    actor_name: 'Farid Khan',
    details: { sessionsEnded: 1 },
  });
});

test('wrong codes that somebody typed with the old password no longer count', async () => {
  const limit = deskCodeLimit(email);
  for (let i = 0; i < limit.max; i++) await consumeRateLimits(store.database, [limit]);
  await change();
  await expect(checkRateLimits(store.database, [limit])).resolves.toEqual([0]);
});

test('a change that is sent again has been done', async () => {
  expect((await change()).result).toBe(true);
  const done = await entriesOf('password changed');
  expect((await change()).result).toBe(true);
  expect(await entriesOf('password changed')).toEqual(done);
});

test('of two changes at once one is done', async () => {
  const results = await Promise.all([
    change(demoPassword, 'four green crates'),
    change(demoPassword, 'nine red boxes'),
  ]);
  expect(results.map(({ result }) => result).toSorted()).toEqual(['current', true]);
  const isFirst = results[0]?.result === true;
  expect(await hasPassword(isFirst ? 'four green crates' : 'nine red boxes')).toBe(true);
});

test('a wrong current password changes nothing, is recorded, and after five the person waits', async () => {
  for (let tries = 0; tries < 5; tries += 1) expect((await change('a guess')).result).toBe('current');
  expect((await change('a guess')).status).toBe(429);
  expect((await change()).status).toBe(429);
  expect(await hasPassword(demoPassword)).toBe(true);
  expect((await entriesOf('change of the password refused')).length).toBeGreaterThanOrEqual(5);
});

test('a refused new password is no guess', async () => {
  for (let tries = 0; tries < 6; tries += 1) await change(demoPassword, 'short');
  expect((await change()).result).toBe(true);
});

test.each([
  ['short', 'Please choose a password of at least 12 characters'],
  ['qwerty123456', 'This password is too common. Please choose another one.'],
  ['farid-khan-2026', 'This password is too similar to a name. Please choose another one.'],
])('the new password %j is refused at its field', async (password, message) => {
  const { body } = await store.call(changeDeskPassword, { current: demoPassword, password }, { desk });
  expect(body.errors).toEqual([{ field: 'password', message }]);
  expect(await hasPassword(demoPassword)).toBe(true);
});

test('the current password is no new one', async () => {
  await query('update staff set password_hash = $1 where email = $2', await hashPassword(chosen), email);
  expect((await change(chosen, chosen)).result).toBe('Please choose a password other than the current one');
});
