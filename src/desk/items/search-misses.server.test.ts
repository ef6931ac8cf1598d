import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { noteSearchMisses, writeSearchLog } from '../../catalogue/search-log/search-log.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { listSearchMissesAtDesk } from './search-misses.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  for (const daysAgo of [0, 0, 10, 50]) {
    const now = new Date(store.now().getTime() - daysAgo * 86_400_000);
    noteSearchMisses({ db: store.database, site: sites.nod, now }, ['QXW 5']);
  }
  await writeSearchLog(store.database);
});

test.each([
  ['', 3, 2],
  ['week', 2, 1],
  ['quarter', 4, 3],
  ['constructor', 3, 2],
])("the view '%s' counts %d searches on %d days", async (view, searches, days) => {
  const { body } = await store.call(listSearchMissesAtDesk, { site: 'nod', view } as never, { desk });
  const lastOn = dayOf(store.now(), 'Asia/Kolkata');
  expect(body).toMatchObject({ rows: [{ typed: 'QXW 5', searches, days, lastOn }], total: 1 });
});
