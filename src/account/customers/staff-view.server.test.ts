import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { accountForStaff } from './staff-view.server.ts';

const store = setUp(openTestStore);

test('staff see an account of their site by its e-mail address, in any letter case', async () => {
  const account = await accountForStaff(store.database, sites.nod, ' Active@NOD.example ');
  expect(account).toMatchObject({
    company: 'Western Gear & Pump',
    name: 'Mr Rohan Kulkarni',
    statusLabel: 'Active',
    taxNumber: '27AAACW1938G1ZB',
    taxVerified: true,
    emailVerified: true,
    flags: [],
  });
  expect(account?.addresses).toHaveLength(4);
  expect(await accountForStaff(store.database, sites.gwd, 'active@nod.example')).toBeUndefined();
});
