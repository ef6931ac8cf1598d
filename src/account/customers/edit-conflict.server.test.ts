import { expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { customerEditConflict } from './edit-conflict.server.ts';

const store = setUp(openTestStore);

test('the last who changed this thing of this customer is named with the site’s time', async () => {
  const customerId = await findCustomerId(store, 'active@nod.example');
  const entry = { site: 'nod', actor: 'staff', subject: 'x', customerId } as const;
  const say = () =>
    customerEditConflict(store.database, sites.nod, {
      customerId,
      actions: ['roof painted'],
      what: 'The roof is red',
    });
  expect((await say()).message).toBe('Nothing was changed. The roof is red now.');
  const at = new Date('2026-11-20T10:00:00Z');
  for (const [actorName, action] of [
    ['Anil', 'roof painted'],
    ['Meera', 'roof painted'],
    ['Farah', 'door painted'],
  ] as const)
    await recordAudit(store.database, { ...entry, at, actorName, action });
  expect(await say()).toMatchObject({
    refusal: 'changed_meanwhile',
    message: 'Nothing was changed. The roof is red now. Changed by Meera on 20 Nov 2026, 15:30.',
  });
});
