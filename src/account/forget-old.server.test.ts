import { afterAll, beforeAll, expect, test } from 'vitest';
import { provedMobile } from '../../tests/mobile-proof.ts';
import { openPostOffice, type PostOffice } from '../../tests/post-office.ts';
import { solveCaptcha } from '../../tests/solve-captcha.ts';
import { openTestStore, type TestStore } from '../../tests/store.ts';
import { freshAddress, verifiedStranger } from '../../tests/stranger.ts';
import { forgetSpent } from '../server/forget-old.ts';
import { forgetEnded } from './forget-old.server.ts';
import { login } from './sign-in.contract.ts';

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
