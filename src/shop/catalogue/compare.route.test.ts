import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { loadPage } from '../../../tests/actions/load-page.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { loader } from './compare.route.tsx';

const store = setUp(openTestStore);
let ids: Record<string, number>;
beforeAll(async () => {
  ids = await findItemIds(store, 'nod', ['6205', '6205-2Z', 'NU2310M']);
});

const open = (query: string) => loadPage(store, loader, `/compare${query}`);

test('two items of the address are compared', async () => {
  const { comparison } = await open(`?item=${ids['6205']}&item=${ids['6205-2Z']}&item=3`);
  expect(comparison?.items.map(({ itemid }) => itemid)).toEqual([ids['6205'], ids['6205-2Z']]);
});

test('one item is offered those that come close to it', async () => {
  const { comparison, suggested } = await open(`?item=${ids['6205']}&item=${ids['6205']}&item=none`);
  expect(comparison).toBeUndefined();
  expect(suggested.length).toBeGreaterThan(2);
});

test('an item that has left the catalogue is not left out without a word', async () => {
  const problems = ['An item of this comparison is no longer in our catalogue. Please choose another.'];
  expect(await open('?item=999999999')).toMatchObject({ suggested: [], problems });
  expect(await open(`?item=999999999&item=${ids['6205']}`)).toMatchObject({ first: { itemname: '6205' }, problems });
  expect((await open(`?item=${ids['6205']}`)).problems).toEqual([]);
});

test('a number that is typed leads to the comparison, or says why not', async () => {
  const led = await open(`?item=${ids['6205']}&q=6205-2z`).catch((thrown: Response) => thrown);
  expect(led instanceof Response && led.headers.get('location')).toBe(
    `/compare?item=${ids['6205']}&item=${ids['6205-2Z']}`,
  );
  expect((await open(`?item=${ids['6205']}&q=62-5-x`)).problems).toEqual(['No item is called 62-5-x.']);
  expect((await open(`?item=${ids.NU2310M}&q=NU2310M`)).problems).toEqual(['NU2310M is the item itself.']);
});

test('two numbers that are typed lead to their comparison; of two the one that is unknown is told at its field', async () => {
  const led = await open('?q=NU2310M&q=6205-2z').catch((thrown: Response) => thrown);
  expect(led instanceof Response && led.headers.get('location')).toBe(
    `/compare?item=${ids.NU2310M}&item=${ids['6205-2Z']}`,
  );
  expect(await open('?q=6205&q=62-5-x')).toMatchObject({
    typed: ['6205', '62-5-x'],
    problems: ['', 'No item is called 62-5-x.'],
  });
  expect((await open('?q=6205&q=6205')).problems).toEqual(['', '6205 is the item itself.']);
});
