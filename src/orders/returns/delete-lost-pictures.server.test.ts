import { expect, test } from 'vitest';
import { addPhoto, createReturn, loadPicture, photo, photosOf } from '../../../tests/actions/returns.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { deleteLostReturnPictures } from './delete-lost-pictures.server.ts';

const store = setUp(openTestStore);

test('photos that did not count go after an hour with their content; the others stay', async () => {
  const token = await store.signIn('active');
  const { order, returnNo } = await createReturn(store, token);
  for (const width of [100, 100, 101]) await addPhoto(store, token, returnNo, photo(width));
  const kept = async () =>
    (
      await store.database.$client.query(
        `select (select count(*)::int from return_pictures) as photos,
          (select count(*)::int from paper_contents where storage_key like 'return-pictures/%') as contents`,
      )
    ).rows[0];
  const inMinutes = (minutes: number) =>
    deleteLostReturnPictures(
      store.database,
      createPaperStorages(readEnv({})),
      new Date(store.now().getTime() + minutes * 60_000),
    );
  expect(await kept()).toEqual({ photos: 3, contents: 6 });
  await inMinutes(59);
  expect(await kept()).toEqual({ photos: 3, contents: 6 });
  await inMinutes(61);
  expect(await kept()).toEqual({ photos: 2, contents: 4 });
  for (const { large } of await photosOf(store, token, order))
    expect((await loadPicture(store, large, `auth_key=${token}`)).status).toBe(200);
});
