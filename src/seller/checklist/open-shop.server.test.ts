import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShopReady, openingContext, openingTools, realSettings } from '../../../tests/actions/ready-shop.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { lastOpening } from '../opening/open-site.server.ts';
import { closeShop, openShop } from './open-shop.server.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(undefined, realSettings);
});
afterAll(() => store.close());

const nod = () => store.server.sites.nod;
const open = async () => {
  const opened = await openShop(openingTools(store), nod(), openingContext(store));
  await store.server.refreshSites();
  return opened;
};

test('a shop that lacks something stays closed, and the refusal lists it', async () => {
  expect(await open()).toMatchObject({
    refusal: 'not_ready',
    message: expect.stringMatching(/^NOD cannot open yet\. Missing: Legal name, Address, .*A trial SMS/),
  });
  expect(nod().isOpen).toBe(false);
  expect(await closeShop(nod(), openingContext(store))).toMatchObject({ refusal: 'closed' });
  expect(await lastOpening(store.database, nod())).toBeUndefined();
});

test('of two who open it at once one does, and what was tested before is cancelled', async () => {
  await makeShopReady(store);
  const both = await Promise.all([open(), open()]);
  expect(both).toContainEqual({ cancelled: 0, left: [] });
  expect(both).toContainEqual(expect.objectContaining({ refusal: 'open' }));
  expect(nod().isOpen).toBe(true);
});

test('it can be closed once', async () => {
  const seen = nod();
  expect(await closeShop(seen, openingContext(store))).toBeUndefined();
  expect(await closeShop(seen, openingContext(store))).toMatchObject({ refusal: 'closed' });
  expect(await lastOpening(store.database, seen)).toMatchObject({ isOpen: false, changedBy: 'Arjun Shah' });
});
