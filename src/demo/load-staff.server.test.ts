import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../../tests/store/test-store.ts';
import { listStaff } from '../account/staff/staff.db.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('the demo has one person for each role, who works for every site', async () => {
  const staff = await listStaff(store.database, {});
  expect(staff.map(({ email, roles }) => `${email} ${roles.join(' ')}`).toSorted()).toEqual([
    'accounts@desk.example gwd:accounts nod:accounts zwz:accounts',
    'admin@desk.example gwd:admin nod:admin zwz:admin',
    'catalogue@desk.example gwd:catalogue nod:catalogue zwz:catalogue',
    'sales@desk.example gwd:sales nod:sales zwz:sales',
  ]);
});
