import { expect, test } from 'vitest';
import { uploadAs } from '../../../tests/actions/account/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from './create-paper-storages.server.ts';
import { deleteRemovedPapers } from './delete-removed-papers.server.ts';

const store = setUp(openTestStore);

const storages = createPaperStorages({ forSite: () => undefined });
const run = (now = store.now()) => deleteRemovedPapers(store.database, storages, now);
const count = async () => {
  const { rows } = await store.database.$client.query(
    'select (select count(*) from papers)::int as papers, (select count(*) from paper_contents)::int as contents',
  );
  return rows[0];
};

test('the content of replaced papers is deleted, that of others stays', async () => {
  const token = await store.signIn('pending');
  await uploadAs(store, token);
  await uploadAs(store, token);
  await uploadAs(store, token, { kind: 'trade_licence' });
  expect(await count()).toEqual({ papers: 3, contents: 3 });
  await run();
  expect(await count()).toEqual({ papers: 2, contents: 2 });
});

test('an upload that stopped half-way is forgotten after an hour; a paper of a store without settings stays', async () => {
  await store.database.$client.query("update papers set stored_at = null where kind = 'trade_licence'");
  await store.database.$client.query(
    "update papers set removed_at = now(), storage = 's3' where kind <> 'trade_licence'",
  );
  await run(new Date(store.now().getTime() + 59 * 60_000));
  expect(await count()).toEqual({ papers: 2, contents: 2 });
  await run(new Date(store.now().getTime() + 61 * 60_000));
  expect(await count()).toEqual({ papers: 1, contents: 1 });
});
