import { expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { lockRfiLines } from './answer-rfi.db.ts';
import { recordRfiChange } from './record-change.server.ts';

const store = setUp(openTestStore);

test('a change is recorded with the changed lines before and after it', async () => {
  const number = await submitRfi(store, await store.signIn('active'), [
    ['NU205', 4],
    ['51105', 10],
  ]);
  const [first] = await store.database.transaction((db) => lockRfiLines(db, { site: 'nod', number }));
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00), quoteLine(store, 2, 90_00)]);
  const change = { number, action: 'tested', reason: 'To see it.', by: 'Asha', now: store.now() };
  await store.database.transaction((db) => recordRfiChange(db, sites.nod, change, first ? [first] : []));
  const { rows } = await store.database.$client.query(
    "select subject, actor_name, customer_id, details from audit_trail where action = 'tested'",
  );
  expect(rows).toMatchObject([
    {
      subject: number,
      actor_name: 'Asha',
      customer_id: first?.customerId,
      details: {
        reason: 'To see it.',
        before: [{ lineNo: 1, unitMinor: null }],
        after: [{ lineNo: 1, unitMinor: 600_00 }],
      },
    },
  ]);
});
