import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../tests/store/test-store.ts';
import { findStaffOnSite } from '../account/staff/list-staff.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test.each(siteCodes)('%s: the demo has one person for each role', async (code) => {
  const staff = await findStaffOnSite(store.database, sites[code]);
  expect(staff.map(({ email, roles }) => [email, roles])).toEqual([
    ['admin@desk.example', ['admin']],
    ['accounts@desk.example', ['accounts']],
    ['sales@desk.example', ['sales']],
    ['catalogue@desk.example', ['catalogue']],
  ]);
});
