import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { listCatalogueFiles } from './list-catalogue-files.contract.ts';

const store = setUp(openTestStore);

test('a catalogue that fits into one file is listed as that file, its size not known before it is printed', async () => {
  const list = async () => (await store.call(listCatalogueFiles, { brand: 'koyo' })).body;
  const [{ count }] = (
    await store.database.$client.query("select count(*)::int from items where site = 'nod' and maker = 'Koyo'")
  ).rows;
  const whole = { section: '', part: 1, parts: 1, items: count, file: '/catalogue/koyo.pdf' };
  expect(await list()).toMatchObject({ maker: 'Koyo', items: count, files: [{ ...whole, pages: 0, bytes: 0 }] });
});

test('a maker without a page on the site has no catalogue there', async () => {
  const { status } = await store.call(listCatalogueFiles, { brand: 'koyo' }, { site: 'gwd' });
  expect(status).toBe(404);
});
