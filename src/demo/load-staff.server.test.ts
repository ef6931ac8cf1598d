import { expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { findStaffOnSite } from '../account/staff/list-staff.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';

const store = setUp(openTestStore);

test.each(siteCodes)('%s: the demo has one person for each role', async (code) => {
  const staff = await findStaffOnSite(store.database, sites[code]);
  expect(staff.map(({ email, roles }) => [email, roles])).toEqual([
    ['admin@desk.example', ['admin']],
    ['accounts@desk.example', ['accounts']],
    ['sales@desk.example', ['sales']],
    ['catalogue@desk.example', ['catalogue']],
  ]);
});
