import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { confirmCheck, takeBackConfirmation, versionOf } from './confirm-check.server.ts';

const store = setUp(openTestStore);

const author = () => ({ by: 'Arjun Shah', now: store.now() });
const stored = async () =>
  (await store.database.$client.query('select site, subject, confirmed_by from site_confirmations')).rows;

test('a text that was changed since it was shown is looked through again', async () => {
  const seen = versionOf(sites.nod, 'privacy-policy', store.now());
  const moved = { ...sites.nod, contact: { ...sites.nod.contact, email: 'privacy@nod.example' } };
  const subject = 'privacy-policy' as const;
  expect(await confirmCheck(store.database, moved, { subject, version: seen, ...author() })).toMatchObject({
    refusal: 'changed_meanwhile',
  });
  expect(await stored()).toEqual([]);
  expect(await confirmCheck(store.database, sites.nod, { subject, version: seen, ...author() })).toBeUndefined();
  expect(await stored()).toEqual([{ site: 'nod', subject, confirmed_by: 'Arjun Shah' }]);
});

test('what was confirmed can be taken back once', async () => {
  const subject = 'no-online-payment' as const;
  await confirmCheck(store.database, sites.gwd, { subject, version: '', ...author() });
  const takeBack = () => takeBackConfirmation(store.database, sites.gwd, { subject, ...author() });
  expect(await takeBack()).toBeUndefined();
  expect(await takeBack()).toMatchObject({ refusal: 'unknown' });
  expect((await stored()).map(({ site }) => site)).toEqual(['nod']);
});

test('the holidays are looked through once a year', () => {
  const at = (day: string) => versionOf(sites.nod, 'calendar', new Date(`${day}T12:00:00Z`));
  expect(at('2026-12-30')).toBe(at('2026-01-02'));
  expect(at('2027-01-02')).not.toBe(at('2026-12-30'));
});
