import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findPayer, searchPayers } from './find-payer.server.ts';

const store = setUp(openTestStore);

const search = async (text: string) =>
  (await searchPayers(store.database, sites.nod, text)).map(({ company }) => company);

test('a payer is found by e-mail address, on its own site', async () => {
  expect(await findPayer(store.database, sites.nod, ' Active@NOD.example ')).toMatchObject({
    company: 'Western Gear & Pump',
  });
  expect(await findPayer(store.database, sites.zwz, 'active@nod.example')).toBeUndefined();
});

test.each([
  ['western', ['Western Gear & Pump']],
  ['ACTIVE@', ['Western Gear & Pump']],
  ['gear', []],
  ['w', []],
  ['%%', []],
  ['', []],
])('%j finds %j', async (text, companies) => {
  expect(await search(text)).toEqual(companies);
});
