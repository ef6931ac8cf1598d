import { beforeEach, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { findDemoDataState, loadSecretKey, recordDemoDataState } from './installation.server.ts';

const store = setUp(openTestStore);
beforeEach(() => store.database.$client.query('delete from installation'));

test('the first start makes a secret of 256 bits, and every later start reads it', async () => {
  const secret = await loadSecretKey(store.database, undefined);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await loadSecretKey(store.database, undefined)).toBe(secret);
});

test('processes that start together share one secret', async () => {
  const secrets = await Promise.all([1, 2, 3].map(() => loadSecretKey(store.database, undefined)));
  expect(new Set(secrets).size).toBe(1);
});

test('SECRET_KEY is used as it is and never stored', async () => {
  expect(await loadSecretKey(store.database, 'configured')).toBe('configured');
  expect((await store.database.$client.query('table installation')).rows).toEqual([]);
});

test('how far the demo data is loaded is remembered', async () => {
  expect(await findDemoDataState(store.database)).toBeUndefined();
  for (const state of ['begun', 'loaded'] as const) {
    await recordDemoDataState(store.database, state);
    expect(await findDemoDataState(store.database)).toBe(state);
  }
});
