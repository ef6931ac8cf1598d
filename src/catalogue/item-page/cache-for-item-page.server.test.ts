import { expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cacheForItemPage } from './cache-for-item-page.server.ts';

const store = setUp(openTestStore);

test('what everybody sees of an item is read once, until the catalogue changes', async () => {
  const { database } = store;
  const id = (await findItemIds(store, 'nod', ['6205-2RS/C3']))['6205-2RS/C3'] ?? 0;
  database.changes.handleNotification('catalogue nod');
  const read = () => cacheForItemPage({ db: database, database, site: sites.nod }, id);
  const [substitutes, { family }, pictures] = await read();
  expect(substitutes.length).toBeGreaterThan(0);
  expect(family?.members[0]?.id).toBe(id);
  expect(pictures).toEqual([]);
  const before = database.roundTrips();
  expect(await read()).toEqual([substitutes, { family }, pictures]);
  expect(database.roundTrips()).toBe(before);
});
