import { expect, test } from 'vitest';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { statementForStaff } from './statement-for-staff.server.ts';

const store = setUp(openTestStore);

test('staff find a customer’s statement by e-mail address, on its own site only', async () => {
  await receivePayment(store, 700_00);
  const statement = await statementForStaff(store.database, sites.nod, 'Active@NOD.example', store.now());
  expect(statement).toMatchObject({ company: 'Western Gear & Pump', closing: -700, on_account: 700 });
  for (const [site, email] of [
    ['nod', 'nobody@nod.example'],
    ['zwz', 'active@nod.example'],
  ] as const)
    expect(await statementForStaff(store.database, sites[site], email, store.now())).toBeUndefined();
});
