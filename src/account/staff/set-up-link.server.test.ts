import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { consumeSetUpLink, createSetUpLink, isSetUpLink } from './set-up-link.server.ts';
import { insertStaff } from './staff.db.ts';

const store = setUp(openTestStore);

const tokenOf = (path = '') => path.slice(path.indexOf('#') + 1);

test('no link is made while somebody works at the desk', async () => {
  expect(await createSetUpLink(store.database)).toBeUndefined();
});

test('a new link ends the last one, and each is used once, also by two at once', async () => {
  const { database } = store;
  await database.$client.query('truncate staff cascade');
  const old = tokenOf(await createSetUpLink(database));
  const token = tokenOf(await createSetUpLink(database));
  expect([await isSetUpLink(database, old), await isSetUpLink(database, token)]).toEqual([false, true]);
  expect(await isSetUpLink(database, '')).toBe(false);
  const used = await Promise.all([consumeSetUpLink(database, token), consumeSetUpLink(database, token)]);
  expect(used.toSorted()).toEqual([false, true]);
  expect(await isSetUpLink(database, token)).toBe(false);
});

test('a link makes no administrator once somebody was added in another way', async () => {
  const { database } = store;
  const token = tokenOf(await createSetUpLink(database));
  const person = { email: 'sana@shop.example', name: 'Sana', passwordHash: '', totpSecret: '', createdBy: 'terminal' };
  await insertStaff(database, { ...person, now: store.now() });
  expect(await isSetUpLink(database, token)).toBe(false);
  expect(await consumeSetUpLink(database, token)).toBe(false);
});
