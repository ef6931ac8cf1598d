import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { customerHistoryAtDesk } from '../accounts/customer.contract.ts';
import { auditTrailAtDesk } from './audit.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let customerId: number;
let item: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('admin');
  const { rows } = await store.database.$client.query(
    `select i.id::text as item, (select min(id)::int from customers where site = 'nod') as customer from items i
      where i.site = 'nod' and i.name = 'UC205' and i.maker = 'ZWZ'`,
  );
  ({ item, customer: customerId } = rows[0]);
  const price = (scope: string, scopeKey: string, discountBp: number) => ({ scope, scopeKey, minQty: 1, discountBp });
  const details = {
    rows: [
      { rowId: 1, kind: 'changed', before: price('item', item, 10_00), after: price('item', item, 12_00) },
      { rowId: 2, kind: 'ended', before: price('maker', 'Koyo', 38_00), after: null },
      { rowId: 3, kind: 'added', before: null, after: price('all', '', 5_00) },
    ],
  };
  const by = { site: 'nod', at: store.now(), actor: 'staff', actorName: 'Nisha Rao' } as const;
  await recordAudit(store.database, { ...by, action: 'customer prices', subject: 'Mills', customerId, details });
});

const inWords = {
  rows: [
    { before: { for: 'ZWZ UC205', discountBp: 10_00 }, after: { for: 'ZWZ UC205', discountBp: 12_00 } },
    { before: { for: 'Koyo, all', discountBp: 38_00 }, after: null },
    { before: null, after: { for: 'All items', discountBp: 5_00 } },
  ],
};

test('rows of prices name the item or the group they are for, in the audit trail', async () => {
  const { entries } = (await store.call(auditTrailAtDesk, { site: 'nod', q: 'Mills' }, { desk })).body;
  expect(entries[0]?.details).toMatchObject(inWords);
});

test('so they do in the log of the customer', async () => {
  const request = { site: 'nod' as const, customerId: String(customerId) };
  const { entries } = (await store.call(customerHistoryAtDesk, request, { desk })).body;
  expect(entries[0]?.details).toMatchObject(inWords);
});
