import { afterAll, beforeAll, expect, test } from 'vitest';
import { provedMobile } from '../../tests/mobile-proof.ts';
import { openPostOffice, type PostOffice } from '../../tests/post-office.ts';
import { solveCaptcha } from '../../tests/solve-captcha.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { freshAddress, verifiedStranger } from '../../tests/stranger.ts';
import { forgetSpent } from '../server/forget-old.ts';
import { findDevices, putDevice } from './devices.db.ts';
import { forgetEnded } from './forget-old.server.ts';
import { login } from './sign-in.contract.ts';
import { findUserByEmail } from './users.db.ts';

let store: TestStore;
let office: PostOffice;
beforeAll(async () => {
  store = await openTestStore();
  office = await openPostOffice(store);
});
afterAll(async () => {
  await office.close();
  await store.close();
});

const kept = async () =>
  (
    await store.database.$client.query(
      `select (select count(*)::int from sessions) as sessions, (select count(*)::int from email_links) as links,
         (select count(*)::int from otps) as otps,
         (select count(*)::int from known_networks) as networks, (select count(*)::int from limits) as limits`,
    )
  ).rows[0];

test('what is over is forgotten, and nothing that still counts', async () => {
  const { token, email, form } = await verifiedStranger(store, office);
  await provedMobile(store, office, token);
  const password = form.password;
  await store.call(
    login,
    { username: email, password, captcha: await solveCaptcha(store) },
    { address: freshAddress() },
  );
  const begun = store.now();
  const inDays = (days: number) => new Date(begun.getTime() + days * 86_400_000);
  const before = await kept();
  expect(before).toMatchObject({ sessions: 2, links: 1, otps: 1, networks: 1 });
  expect(before.limits).toBeGreaterThan(0);

  await forgetEnded(store.database, inDays(1));
  expect(await kept()).toEqual(before);
  await forgetEnded(store.database, inDays(1.1));
  expect(await kept()).toMatchObject({ otps: 0, sessions: 2, links: 1 });
  await forgetEnded(store.database, inDays(7.1));
  expect(await kept()).toMatchObject({ sessions: 0, links: 1, networks: 1 });
  await forgetEnded(store.database, inDays(31.1));
  expect(await kept()).toMatchObject({ links: 0, networks: 0 });

  await forgetSpent(store.database, begun);
  expect((await kept()).limits).toBe(before.limits);
  await forgetSpent(store.database, inDays(2));
  expect((await kept()).limits).toBe(0);
});

test('a device unused for a year is forgotten, but never the last one of an account', async () => {
  const { email } = await verifiedStranger(store, office);
  const [user] = await findUserByEmail(store.database, { site: 'nod', email });
  const userId = user?.userId ?? 0;
  const now = store.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const put = (name: string, seenAt: Date) =>
    putDevice(store.database, { site: 'nod', userId, name, network: '', tokenHash: Buffer.from(name), now: seenAt });
  const names = async () => (await findDevices(store.database, { userId })).map(({ name }) => name).sort();
  await put('old', daysAgo(400));
  await put('older', daysAgo(500));
  await forgetEnded(store.database, now);
  expect(await names()).toEqual(['old']);
  await put('fresh', daysAgo(364));
  await put('stale', daysAgo(366));
  await forgetEnded(store.database, now);
  expect(await names()).toEqual(['fresh']);
});
