import { expect, test } from 'vitest';
import { createVerifiedUser, uniqueIpAddress } from '../../tests/actions/account/new-accounts.ts';
import { solveCaptcha } from '../../tests/actions/account/solve-captcha.ts';
import { createVerifiedMobile } from '../../tests/actions/account/verified-mobile.ts';
import { openTestInbox } from '../../tests/fakes/inbox.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { deleteExpiredAccountData } from './delete-expired.server.ts';
import { findDevices, saveDevice } from './sign-in/devices.db.ts';
import { login } from './sign-in/sign-in.contract.ts';
import { findUserByEmail } from './users.db.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const kept = async () =>
  (
    await store.database.$client.query(
      `select (select count(*)::int from sessions) as sessions, (select count(*)::int from email_links) as links,
         (select count(*)::int from otps) as otps,
         (select count(*)::int from known_networks) as networks`,
    )
  ).rows[0];

test('what is over is forgotten, and nothing that still counts', async () => {
  const { token, email, form } = await createVerifiedUser(store, office);
  await createVerifiedMobile(store, office, token);
  const password = form.password;
  await store.call(
    login,
    { username: email, password, captcha: await solveCaptcha(store) },
    { address: uniqueIpAddress() },
  );
  const begun = store.now();
  const inDays = (days: number) => new Date(begun.getTime() + days * 86_400_000);
  const before = await kept();
  expect(before).toMatchObject({ sessions: 2, links: 1, otps: 1, networks: 1 });

  await deleteExpiredAccountData(store.database, 30, inDays(1));
  expect(await kept()).toEqual(before);
  await deleteExpiredAccountData(store.database, 30, inDays(1.1));
  expect(await kept()).toMatchObject({ otps: 0, sessions: 2, links: 1 });
  await deleteExpiredAccountData(store.database, 30, inDays(6.9));
  expect(await kept()).toMatchObject({ sessions: 2 });
  await deleteExpiredAccountData(store.database, 7, inDays(6.9));
  expect(await kept()).toMatchObject({ sessions: 2 });
  await deleteExpiredAccountData(store.database, 6, inDays(6.9));
  expect(await kept()).toMatchObject({ sessions: 0, links: 1 });
  await deleteExpiredAccountData(store.database, 30, inDays(7.1));
  expect(await kept()).toMatchObject({ sessions: 0, links: 1, networks: 1 });
  await deleteExpiredAccountData(store.database, 30, inDays(31.1));
  expect(await kept()).toMatchObject({ links: 0, networks: 0 });
});

test('a device unused for a year is forgotten, but never the last one of an account', async () => {
  const { email } = await createVerifiedUser(store, office);
  const [user] = await findUserByEmail(store.database, { site: 'nod', email });
  const userId = user?.userId ?? 0;
  const now = store.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const put = (name: string, seenAt: Date) =>
    saveDevice(store.database, { site: 'nod', userId, name, network: '', tokenHash: Buffer.from(name), now: seenAt });
  const names = async () => (await findDevices(store.database, { userId })).map(({ name }) => name).sort();
  await put('old', daysAgo(400));
  await put('older', daysAgo(500));
  await deleteExpiredAccountData(store.database, 30, now);
  expect(await names()).toEqual(['old']);
  await put('fresh', daysAgo(364));
  await put('stale', daysAgo(366));
  await deleteExpiredAccountData(store.database, 30, now);
  expect(await names()).toEqual(['fresh']);
});
