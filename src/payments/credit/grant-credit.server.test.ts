import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { creditInfo } from './credit-info.contract.ts';
import { creditTermsHistory, grantCredit } from './grant-credit.server.ts';

const store = setUp(openTestStore);

test('granting credit ends New_user; changing it keeps what was used and is in the history', async () => {
  const { rows } = await store.database.$client.query(
    "select customer_id as id from users where email = 'newbalance0@nod.example'",
  );
  const terms = {
    customerId: rows[0].id,
    limitMinor: 500_00,
    periodDays: 30,
    graceDays: 3,
    by: 'test',
    now: store.now(),
  };
  await grantCredit(store.database, sites.nod, terms);
  await store.database.$client.query('update credit_terms set used_minor = 10000 where customer_id = $1', [rows[0].id]);
  await grantCredit(store.database, sites.nod, { ...terms, limitMinor: 700_00 });
  const { body } = await store.call(creditInfo, {}, { token: await store.signIn('newbalance0') });
  expect(await creditTermsHistory(store.database, sites.nod, rows[0].id)).toMatchObject([
    { formerLimitMinor: 500_00, limitMinor: 700_00, periodDays: 30, changedBy: 'test' },
    { formerLimitMinor: null, limitMinor: 500_00 },
  ]);
  expect(body).toEqual({ success: true, data: { avl_balance: 600, creditperiod: 30 }, user_info: '' });
});

test('a negative limit is refused', async () => {
  const terms = { customerId: 1, limitMinor: -1, periodDays: 30, graceDays: 3, by: 'test', now: store.now() };
  await expect(grantCredit(store.database, sites.nod, terms)).rejects.toThrow('credit limit');
});
