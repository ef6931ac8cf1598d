import { beforeAll, expect, test } from 'vitest';
import { uploadAs } from '../../../tests/actions/account/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { decidePaper } from './decide-paper.server.ts';
import type { PaperStatus } from './paper-status.data.ts';

import { findPapersForStaff, findPaperToReview } from './staff-papers.server.ts';

const store = setUp(openTestStore);
let ids: number[];
beforeAll(async () => {
  const upload = async (role: 'pending' | 'active', kind: string, name: string, site: 'nod' | 'gwd' = 'nod') =>
    (await uploadAs(store, await store.signIn(role, site), { kind, name, site })).body.paper_id;
  ids = [
    await upload('pending', 'tax_certificate', 'gst.pdf'),
    await upload('pending', 'trade_licence', 'licence.pdf'),
    await upload('active', 'tax_certificate', '100%.pdf'),
    await upload('pending', 'tax_certificate', 'trn.pdf', 'gwd'),
  ];
});

type Choice = { status?: PaperStatus; q?: string; limit?: number; offset?: number; site?: 'nod' | 'gwd' };

async function find({ status = 'waiting', q = '', limit = 50, offset = 0, site = 'nod' }: Choice = {}) {
  const range = { limit, offset, maxTotal: 10_000 };
  const { rows, total } = await findPapersForStaff(store.database, sites[site], { status, q, ...range });
  return { files: rows.map(({ fileName }) => fileName), total };
}

test('papers that wait are listed from the oldest, those of the site only', async () => {
  expect(await find()).toEqual({ files: ['gst.png', 'licence.png', '100%.png'], total: 3 });
  expect(await find({ site: 'gwd' })).toEqual({ files: ['trn.png'], total: 1 });
});

test('they are searched by company and file, and paged', async () => {
  const { rows } = await findPapersForStaff(store.database, sites.nod, {
    status: 'waiting',
    q: '',
    limit: 1,
    offset: 0,
    maxTotal: 10_000,
  });
  const company = rows[0]?.company ?? '';
  expect(await find({ q: company.toUpperCase() })).toEqual({ files: ['gst.png', 'licence.png'], total: 2 });
  expect(await find({ q: '%' })).toEqual({ files: ['100%.png'], total: 1 });
  expect(await find({ limit: 2, offset: 2 })).toEqual({ files: ['100%.png'], total: 3 });
});

test('after a paper comes the next that waits, then again the oldest', async () => {
  const [first = 0, second = 0, third = 0] = ids;
  const nextOf = async (id: number) => (await findPaperToReview(store.database, sites.nod, id))?.nextId;
  expect([await nextOf(first), await nextOf(second), await nextOf(third)]).toEqual([second, third, first]);
});

test('checked papers are listed from the newest, with who checked them; they are beside the others of the customer', async () => {
  const [first = 0, second = 0, third = 0] = ids;
  for (const paperId of [first, third])
    await decidePaper(store.database, sites.nod, {
      paperId,
      decision: 'accepted',
      reason: '',
      by: 'Meera',
      now: store.now(),
    });
  expect(await find({ status: 'accepted' })).toEqual({ files: ['100%.png', 'gst.png'], total: 2 });
  const review = await findPaperToReview(store.database, sites.nod, second);
  expect(review?.others.map(({ id, status }) => [id, status])).toEqual([[first, 'accepted']]);
  expect(review?.nextId).toBeUndefined();
  expect((await findPaperToReview(store.database, sites.nod, first))?.paper).toMatchObject({
    decidedBy: 'Meera',
    pages: 1,
  });
});

test('a paper of another site is not found', async () => {
  expect(await findPaperToReview(store.database, sites.gwd, ids[0] ?? 0)).toBeUndefined();
});
