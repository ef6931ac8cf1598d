import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { saveTermsByApi } from './customers.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

const save = async (email: string, limit_minor: number, period_days = 45) => {
  const row = { customer: { email }, limit_minor, period_days, grace_days: 5, note: 'from the ERP' };
  return (await store.call(saveTermsByApi, { rows: [row] }, { bearer })).body.rows?.[0];
};
const changes = async () =>
  (await store.database.$client.query('select changed_by from credit_terms_changes order by id desc')).rows;

test('terms are set under the name of the token, and sent again change nothing', async () => {
  const before = (await changes()).length;
  expect(await save('active@nod.example', 77_00_000_00)).toMatchObject({ saved: true });
  expect(await save('active@nod.example', 77_00_000_00)).toMatchObject({ saved: true });
  const after = await changes();
  expect([after.length, /^API: ERP/.test(after[0].changed_by)]).toEqual([before + 1, true]);
});

test('an unknown customer and terms that are out of bounds are refused', async () => {
  expect(await save('nobody@nod.example', 1)).toMatchObject({
    saved: false,
    error: { code: 'unknown_customer', param: 'customer.email', message: 'NOD has no account nobody@nod.example.' },
  });
  expect(await save('active@nod.example', 77_00_000_00, 900)).toMatchObject({
    saved: false,
    error: { code: 'invalid_value', param: 'period_days', message: 'Please send at most 365' },
  });
});
