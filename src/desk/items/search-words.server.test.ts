import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listSearchWordsAtDesk, removeSearchWordAtDesk, saveSearchWordAtDesk } from './search-words.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
});

const site = 'nod' as const;
const codes = ['ZW-10601'];
const list = async () => (await store.call(listSearchWordsAtDesk, { site } as never, { desk })).body;

test('a word is added, listed with its items and who added it, and removed', async () => {
  const added = await store.call(saveSearchWordAtDesk, { site, word: 'KMP 1', codes, seen: [] }, { desk });
  expect(added.body).toMatchObject({ success: true, message: 'KMP 1 finds 1 item.' });
  expect(await list()).toMatchObject({
    total: 1,
    rows: [{ word: 'KMP 1', items: [{ code: 'ZW-10601', name: '6205', retired: false }] }],
  });
  const removed = await store.call(removeSearchWordAtDesk, { site, word: 'kmp-1' }, { desk });
  expect(removed.body).toMatchObject({ success: true });
  expect((await list()).rows).toEqual([]);
});

test('what is wrong is refused at its field', async () => {
  const save = async (word: string, wanted: string[]) =>
    (await store.call(saveSearchWordAtDesk, { site, word, codes: wanted, seen: [] }, { desk })).body;
  expect(await save('6205', codes)).toMatchObject({ success: false, refusal: 'word' });
  expect(await save('KMP 2', ['none'])).toMatchObject({ success: false, refusal: 'codes' });
  const gone = await store.call(removeSearchWordAtDesk, { site, word: 'KMP 2' }, { desk });
  expect(gone.body).toMatchObject({ success: false, refusal: 'word' });
});
