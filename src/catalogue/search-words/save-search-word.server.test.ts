import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { multiSearch } from '../listing/multi-search.contract.ts';
import { search } from '../search/search.contract.ts';
import { findSearchWords, readSearchWord, removeSearchWord, saveSearchWord } from './save-search-word.server.ts';

const store = setUp(openTestStore);
let codes: string[];
beforeAll(async () => {
  const { rows } = await store.database.$client.query<{ code: string }>(
    "select code from items where site = 'nod' and maker = 'ZWZ' and name in ('6308', 'NU205') order by name",
  );
  codes = rows.map(({ code }) => code);
});

const save = (word: string, wanted: readonly string[], seen: readonly string[] = [], by = 'Meera Iyer') =>
  saveSearchWord(store.database, sites.nod, { word, codes: wanted, seen, by, now: store.now() });
const problemOf = (result: unknown) => (result instanceof Refusal ? [result.refusal, result.message] : result);
const suggested = async (text: string) =>
  (await store.call(search, { searching_key: text }, { token: await store.signIn('active') })).body.data;
const listed = async (text: string) => (await store.call(multiSearch, { searching_key: text })).body;

test('a word finds its items first in the typeahead and in the list, and says that it is no number of theirs', async () => {
  await save('KMP 63-08', [codes[0] ?? '']);
  for (const typed of ['KMP 63-08', 'kmp6308', ' kmp-63.08 '.replace('.', '')]) {
    const [first] = await suggested(typed);
    expect(first).toMatchObject({ Item_Name: '6308', by_search_word: true });
  }
  const { data_list, instead } = await listed('KMP 6308');
  expect(data_list.description[0]?.itemcode).toBe(codes[0]);
  expect(instead).toEqual([{ typed: 'KMP 6308', listed: 'search word' }]);
  expect((await suggested('6308'))[0]).toMatchObject({ by_search_word: false });
});

test('the items of a word may be named with the hyphen of a word processor', async () => {
  const saved = await save('machine 6', [codes[0]?.replaceAll('-', '\u2011') ?? '']);
  expect(saved).toMatchObject({ key: 'MACHINE6' });
  await removeSearchWord(store.database, sites.nod, { word: 'machine 6', by: 'Meera Iyer', now: store.now() });
});

test('only the whole word finds them, and only on its site', async () => {
  expect((await suggested('KMP 630')).filter(({ by_search_word }) => by_search_word)).toEqual([]);
  const token = await store.signIn('active', 'zwz');
  const { body } = await store.call(search, { searching_key: 'KMP 6308' }, { site: 'zwz', token });
  expect(body.data.filter(({ by_search_word }) => by_search_word)).toEqual([]);
});

test('a retired item is not found by its words', async () => {
  const set = (at: string) =>
    store.database.$client.query(`update items set retired_at = ${at} where site = 'nod' and code = $1`, [codes[0]]);
  await set('now()');
  expect((await listed('KMP 6308')).instead).not.toContainEqual({ typed: 'KMP 6308', listed: 'search word' });
  await set('null');
});

test('the items of a word are changed; the second of two is told what it finds now and who wrote it', async () => {
  await save('machine 7', [codes[0] ?? '']);
  const changed = await save('MACHINE-7', codes, [codes[0] ?? ''], 'Arjun Shah');
  expect(changed).toMatchObject({ key: 'MACHINE7', word: 'MACHINE-7', addedBy: 'Arjun Shah' });
  expect(
    await listed('machine 7').then(({ data_list }) => data_list.description.map(({ itemcode }) => itemcode)),
  ).toEqual(expect.arrayContaining(codes));
  const [name, message] = problemOf(await save('machine 7', [codes[1] ?? ''], [codes[0] ?? ''])) as string[];
  expect(name).toBe('word');
  expect(message).toContain('now; Arjun Shah wrote that, ');
  const [, taken] = problemOf(await save('machine-7', codes)) as string[];
  expect(taken).toContain('finds');
});

test.each([
  ['6308', ['X'], 'codes', 'No item has the stock code X.'],
  ['a, b', [], 'word', 'Please write one word or number'],
  ['nothing', [], 'codes', 'Please name the items'],
  ['many', Array.from({ length: 21 }, (_, n) => `C${n}`), 'codes', 'at most 20 items'],
])("'%s' for %o is refused", async (word, wanted, field, sentence) => {
  const [name, message] = problemOf(await save(word, wanted)) as string[];
  expect([name, message]).toEqual([field, expect.stringContaining(sentence)]);
});

test('the number of an item is no search word', async () => {
  const [name, message] = problemOf(await save('NU 205', codes)) as string[];
  expect([name, message]).toEqual([
    'word',
    expect.stringMatching(/^This is the number of .+ NU205; a search finds it/),
  ]);
});

test('a word is removed once, and the audit trail has what it found', async () => {
  await save('gone', codes);
  const remove = () =>
    removeSearchWord(store.database, sites.nod, { word: 'GONE', by: 'Meera Iyer', now: store.now() });
  expect(await remove()).toBeUndefined();
  expect(problemOf(await remove())).toEqual(['word', 'There is no search word GONE any more.']);
  const { rows } = await store.database.$client.query(
    "select action, details from audit_trail where subject = 'gone' order by id",
  );
  expect(rows).toEqual([
    { action: 'search word added', details: { before: { finds: [] }, after: { finds: codes.toSorted() } } },
    { action: 'search word removed', details: { before: { finds: codes.toSorted() }, after: { finds: [] } } },
  ]);
});

test('words are listed in pages and found by their beginning', async () => {
  const page = { q: '', limit: 1, offset: 1 };
  const { words, total } = await findSearchWords(store.database, 'nod', page);
  expect(total).toBe(2);
  expect(words.map(({ word }) => word)).toEqual(['MACHINE-7']);
  const found = await findSearchWords(store.database, 'nod', { q: 'kmp-6', limit: 50, offset: 0 });
  expect(found.words.map(({ items }) => items.map(({ code }) => code))).toEqual([[codes[0]]]);
  expect((await findSearchWords(store.database, 'nod', { q: '%', limit: 50, offset: 0 })).total).toBe(0);
});

test.each([
  ['M-4711/A', 'M4711A'],
  [' m 4711 a ', 'M4711A'],
  ['Pumpenlager', 'PUMPENLAGER'],
  ['محمل', 'محمل'],
])("'%s' is normalised like a typed number", (text, key) => {
  expect(readSearchWord(text)).toEqual({ key });
});

test.each([
  ['', 'with a letter or digit'],
  ['---', 'with a letter or digit'],
  ['M-4711, M-4712', 'one word or number'],
  ['M-4711\nM-4712', 'one word or number'],
  ['25x52x15', 'is a size'],
  ['7', 'by accident'],
  ['x'.repeat(61), 'at most 60 characters'],
])("'%s' is refused", (text, problem) => {
  expect(readSearchWord(text)).toEqual({ problem: expect.stringContaining(problem) });
});
