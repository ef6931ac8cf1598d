import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { addPicture, arrangePictures, loadPictures, removePicture } from './change-pictures.server.ts';

const storages = createPaperStorages(readEnv({}));
const store = setUp(openTestStore);
let itemId: number;
beforeAll(async () => {
  itemId = (await findItemIds(store, 'nod', ['6308']))['6308'] ?? 0;
});

const change = () => ({ itemId, by: 'Meera Iyer', now: store.now() });
const add = (content: Uint8Array) => addPicture(store.database, sites.nod, storages, { ...change(), content });
const ids = async () => (await loadPictures(store.database, itemId)).map(({ id }) => id);
const changes = async () =>
  (await store.database.$client.query("select changes from catalogue_changes where site = 'nod'")).rows[0].changes;

test('each change of the pictures is in the audit trail of the item, whose page is made anew', async () => {
  const before = await changes();
  expect(await add(makePng(300, 200))).toBeUndefined();
  expect(await add(makePng(200, 300))).toBeUndefined();
  const [first = 0, second = 0] = await ids();
  await arrangePictures(store.database, sites.nod, { ...change(), pictureIds: [second, first] });
  expect(await ids()).toEqual([second, first]);
  await removePicture(store.database, sites.nod, { ...change(), pictureId: first });
  expect(await ids()).toEqual([second]);
  expect(await changes()).toBeGreaterThan(before);
  const { rows } = await store.database.$client.query(
    `select a.action, a.details from audit_trail a join items i on i.code = a.subject and i.id = $1
      where a.action like 'item picture%' order by a.id`,
    [itemId],
  );
  expect(rows).toEqual([
    { action: 'item picture added', details: { picture: first, width: 300, height: 200 } },
    { action: 'item picture added', details: { picture: second, width: 200, height: 300 } },
    {
      action: 'item pictures arranged',
      details: { before: { order: [first, second] }, after: { order: [second, first] } },
    },
    { action: 'item picture removed', details: { picture: first } },
  ]);
});

test('the same picture added twice at the same moment is there once', async () => {
  const results = await Promise.all([add(makePng(123, 77)), add(makePng(123, 77))]);
  expect(results.filter((result) => result instanceof Refusal)).toHaveLength(1);
  expect(await ids()).toHaveLength(2);
});
