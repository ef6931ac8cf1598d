import { expect, test } from 'vitest';
import { createPasskeyDevice } from '../../../tests/actions/account/passkey-device.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { demoPassword } from '../../demo/people.data.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { deskCodeLimit } from './desk-sign-in-limits.server.ts';
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from './passkeys.contract.ts';
import { resetStaffSignIn } from './reset-staff-sign-in.server.ts';
import { deskSession, signInAtDesk } from './staff.contract.ts';
import { findStaffByEmail } from './staff.db.ts';
import { currentTotpCode } from './totp.server.ts';

const store = setUp(openTestStore);

const nobody = 'no session';
const newPassword = 'the new one of hers';

async function reset(email = demoStaffEmail('sales'), administrator: 'admin' | 'terminal' = 'admin') {
  const [admin] = await findStaffByEmail(store.database, { email: demoStaffEmail('admin') });
  return resetStaffSignIn(store.database, sites.nod, store.server.secret, {
    email,
    password: newPassword,
    by: 'Arjun Shah',
    now: store.now(),
    administrator: administrator === 'admin' ? { staffId: admin?.id ?? 0 } : undefined,
  });
}

const signIn = async (password: string, code: string) => {
  const { body } = await store.call(signInAtDesk, { email: demoStaffEmail('sales'), password, code }, { desk: nobody });
  return body.refusal ?? body.success;
};

test('the new password and code sign in; the old ones, sessions and passkeys no longer do', async () => {
  const desk = await store.signInAtDesk('sales');
  const device = createPasskeyDevice('http://nod.localhost:3000');
  const { options } = (await store.call(beginPasskey, {}, { desk })).body;
  await store.call(addPasskey, { name: 'Lost phone', credential: device.create(options) }, { desk });

  const given = await reset();
  const totp = 'totpUri' in given ? (/secret=([A-Z2-7]+)/.exec(given.totpUri)?.[1] ?? '') : '';
  expect((await store.call(deskSession, {}, { desk })).body.session).toBeNull();
  const { challenge } = (await store.call(beginPasskeySignIn, {}, { desk: nobody })).body.options;
  const used = await store.call(signInWithPasskey, { credential: device.sign(challenge) }, { desk: nobody });
  expect(used.body.refusal).toBe('unknown');
  expect(await signIn(demoPassword, '')).toBe('wrong');
  expect(await signIn(newPassword, '')).toBe('code_needed');
  expect(await signIn(newPassword, currentTotpCode(totp, store.now()))).toBe(true);

  const { rows } = await store.database.$client.query(
    "select site, actor_name, subject, details from audit_trail where action = 'staff sign-in renewed' order by site",
  );
  const entry = { actor_name: 'Arjun Shah', subject: demoStaffEmail('sales') };
  const details = { sessionsEnded: 1, passkeysRemoved: 1 };
  expect(rows).toEqual(['gwd', 'nod', 'zwz'].map((site) => ({ site, ...entry, details })));
});

test('wrong codes that somebody typed with the old password no longer count', async () => {
  const limit = deskCodeLimit(demoStaffEmail('sales'));
  for (let i = 0; i < limit.max; i++) await consumeRateLimits(store.database, [limit]);
  await reset();
  expect(await signIn(newPassword, '000000')).toBe('code_wrong');
});

test('nobody gives themselves a new sign-in from an open desk', async () => {
  expect(await reset(demoStaffEmail('admin'))).toMatchObject({ refusal: 'yourself' });
  expect(await reset('nobody@desk.example')).toMatchObject({ refusal: 'unknown' });
});

test('an administrator of one site cannot become somebody of another; the terminal can help', async () => {
  await store.database.$client.query(
    "delete from staff_roles where site = 'gwd' and staff_id = (select id from staff where email = $1)",
    [demoStaffEmail('admin')],
  );
  const desk = await store.signInAtDesk('accounts');
  expect(await reset(demoStaffEmail('accounts'))).toMatchObject({
    refusal: 'other_site',
    message: 'This person works for GWD too. An administrator of all their sites can do this.',
  });
  expect((await store.call(deskSession, {}, { desk })).body.session).not.toBeNull();
  expect(await reset(demoStaffEmail('accounts'), 'terminal')).toMatchObject({ name: 'Farid Khan' });
});
