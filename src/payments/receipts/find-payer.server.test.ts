import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { searchPayers } from './find-payer.server.ts';

const store = setUp(openTestStore);

const search = async (text: string) =>
  (await searchPayers(store.database, sites.nod, text)).map(({ company }) => company);

test.each([
  ['western', ['Western Gear & Pump']],
  ['ACTIVE@', ['Western Gear & Pump']],
  ['gear', ['Western Gear & Pump']],
  ['w', []],
  ['%%', []],
  ['', []],
])('%j finds %j', async (text, companies) => {
  expect(await search(text)).toEqual(companies);
});
