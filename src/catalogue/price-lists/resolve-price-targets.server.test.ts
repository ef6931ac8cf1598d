import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { resolvePriceTargets } from './resolve-price-targets.server.ts';

const store = setUp(openTestStore);
type Item = { id: number; code: string; name: string; maker: string; sub_category: string };
let items: Item[];
beforeAll(async () => {
  items = (
    await store.database.$client.query(
      "select id, code, name, maker, sub_category from items where site = 'nod' order by id",
    )
  ).rows;
});

const resolve = async (text: string) => (await resolvePriceTargets(store.database, 'nod', [text])).get(text);
const single = () => {
  const found = items.find(({ name }) => items.filter((one) => one.name === name).length === 1 && /\d{4}/.test(name));
  if (!found) throw new Error('no item with a designation of its own');
  return found;
};

test('an item is found by its code and by its designation, in any spelling', async () => {
  const { id, code, name, maker } = single();
  const target = { scope: 'item', scopeKey: String(id), item: { id, code, name, maker } };
  expect(await resolve(code)).toMatchObject(target);
  expect(await resolve(name.toLowerCase())).toMatchObject(target);
  expect(await resolve(`${maker.toLowerCase()} ${name}`)).toMatchObject(target);
  expect(await resolve(`${name} ${maker}`)).toMatchObject(target);
});

test('makers, categories and sub categories are found in any letter case', async () => {
  expect(await resolve('koyo')).toEqual({ scope: 'maker', scopeKey: 'Koyo', item: null });
  expect(await resolve('Category: grease')).toEqual({ scope: 'category', scopeKey: 'Grease', item: null });
  const { sub_category: name } = items.find((one) => one.sub_category !== '') ?? single();
  expect(await resolve(`sub category: ${name.toUpperCase()}`)).toMatchObject({ scope: 'sub_category', scopeKey: name });
});

test('a typing error is answered with the item that was meant', async () => {
  const { name, maker } = items.find((one) => one.name.startsWith('6205') && one.maker === 'Koyo') ?? single();
  const wrong = `${maker} ${name.replace('0', 'O')}`;
  const target = await resolve(wrong);
  expect(target).toMatchObject({ message: expect.stringContaining('is the letter O. Did you mean') });
  expect(target && 'choices' in target && target.choices).toMatchObject([{ name, maker }]);
});

test('what another site sells is unknown here', async () => {
  await store.database.$client.query(
    "update items set site = 'gwd', code = 'ELSEWHERE-1', code_key = 'ELSEWHERE1' where id = $1",
    [items.at(-1)?.id],
  );
  expect(await resolve('ELSEWHERE-1')).toEqual({
    message: 'No item ELSEWHERE-1; write an item code, a designation, maker: NAME or category: NAME',
    choices: [],
  });
});
