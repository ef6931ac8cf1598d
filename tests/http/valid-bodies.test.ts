import { expect, test } from 'vitest';
import { storeCalls } from '../../src/store.calls.ts';
import { validBodies } from '../valid-requests/valid-bodies.ts';
import { noRecords } from './no-records.data.ts';

test('every call takes the request that tests send it, and none is written down for a call that is gone', () => {
  const itemIds = Array.from({ length: 12 }, (_, i) => i + 1);
  const bodies = validBodies({ ...noRecords, itemIds, deskIds: { ...noRecords.deskIds, customer: 1 } });
  const refused = storeCalls.filter(({ contract }) => !contract.request.safeParse(bodies[contract.path]).success);
  expect(refused.map(({ contract }) => contract.path)).toEqual([]);
  const paths = storeCalls.map(({ contract }) => contract.path);
  expect(Object.keys(bodies).filter((path) => !paths.includes(path))).toEqual([]);
});
