import { expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findMachine } from './find-machine.server.ts';
import { createToken, endToken } from './manage-tokens.server.ts';

const store = setUp(openTestStore);

const later = (minutes: number) => new Date(store.now().getTime() + minutes * 60_000);
const find = (token: string, at = store.now(), site = sites.nod) => findMachine(store.database, site, token, at);

test('a token names its program and scopes, on its own site only', async () => {
  const token = await createApiToken(store.database, { scopes: ['stock:write'] });
  expect(await find(token)).toMatchObject({ scopes: ['stock:write'] });
  expect(await find(token, store.now(), sites.zwz)).toBeUndefined();
  expect(await find(`${token}x`)).toBeUndefined();
});

test('a token ends on its day, or when staff end it', async () => {
  const created = await createToken(store.database, sites.nod, {
    name: 'A day',
    scopes: ['items:read'],
    validDays: 1,
    by: 'A. Shah',
    now: store.now(),
  });
  if (created instanceof Refusal) throw new Error(created.message);
  const machine = await find(created.token, later(24 * 60 - 1));
  expect(machine?.name).toBe('A day');
  expect(await find(created.token, later(24 * 60))).toBeUndefined();
  await endToken(store.database, sites.nod, { id: machine?.tokenId ?? 0, by: 'A. Shah', now: store.now() });
  expect(await find(created.token)).toBeUndefined();
});

test('its last use is kept to the minute', async () => {
  const token = await createApiToken(store.database);
  const usedAt = async (at: Date) => {
    const machine = await find(token, at);
    const { rows } = await store.database.$client.query('select last_used_at as at from api_tokens where id = $1', [
      machine?.tokenId,
    ]);
    return rows[0].at.getTime();
  };
  const first = await usedAt(store.now());
  expect(first).toBe(store.now().getTime());
  expect(await usedAt(later(0.5))).toBe(first);
  expect(await usedAt(later(1))).toBe(later(1).getTime());
});
