import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { Role } from '../../demo/people.data.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findCallerByToken } from './find-caller.server.ts';

const store = setUp(openTestStore);

const dayMs = 86_400_000;
const later = (days: number) => new Date(store.now().getTime() + days * dayMs);

test.each<[Role, string]>([
  ['active', 'active'],
  ['overdue', 'active'],
  ['approval', 'approval'],
  ['pending', 'pending'],
])('%s calls as %s', async (role, standing) => {
  const token = await store.signIn(role);
  expect(await findCallerByToken(store.database, sites.nod, token, store.now())).toMatchObject({
    standing,
    emailVerified: true,
  });
});

test('a token is not valid on another site, nor after a week without use', async () => {
  const token = await store.signIn('active');
  expect(await findCallerByToken(store.database, sites.zwz, token, store.now())).toBeUndefined();
  expect(await findCallerByToken(store.database, sites.nod, token, later(7))).toBeUndefined();
});

test('a session in use lasts thirty days at most', async () => {
  const token = await store.signIn('active');
  for (let day = 6; day < 30; day += 6)
    expect(await findCallerByToken(store.database, sites.nod, token, later(day))).toBeDefined();
  expect(await findCallerByToken(store.database, sites.nod, token, later(30))).toBeUndefined();
});
