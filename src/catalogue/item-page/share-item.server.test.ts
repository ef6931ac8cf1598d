import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { shareItemDetails } from './share-item.contract.ts';

const store = setUp(openTestStore);
let id: number;
beforeAll(async () => {
  id = (await findItemIds(store, 'nod', ['TLA2016Z'])).TLA2016Z ?? 0;
});

test('a share link returns an item with both sets of field names', async () => {
  const { body } = await store.call(shareItemDetails, { itemId: id });
  expect(body.data).toMatchObject({
    itemId: id,
    item_code: 'IK-20161',
    brand_name: 'IKO',
    CountryOfAssociation: 'Japan',
    ID: 20,
    OD: 26,
    OW: 16,
    Dimension: '20 x 26 x 16',
    share_url: `/productDetail/NOD:${id}`,
    ListPrice: 0,
  });
});

test('interchangeable items come first, then those of the same size with their differences', async () => {
  const { '6205 2RS C3': shared = 0 } = await findItemIds(store, 'nod', ['6205 2RS C3']);
  const { body } = await store.call(
    shareItemDetails,
    { itemId: String(shared) },
    { token: await store.signIn('active') },
  );
  expect(body.data).toMatchObject({ brand_name: 'Koyo', ListPrice: 545, your_price: 337.9 });
  const [itself, ...others] = body.data_list.description;
  const { pictures: _, certificates: __, share_url: ___, ...item } = body.data;
  expect(itself).toEqual({ ...item, level: 'identical', differs: [] });
  expect(others[0]).toMatchObject({
    brand_name: 'ZWZ',
    ID: 25,
    UniversalNo: '6205-2RS/C3',
    PackingType: 'Carton',
  });
  const listed = others.map(({ brandname, itemname, level, differs }) => ({
    name: `${brandname} ${itemname}`,
    level,
    differs,
  }));
  expect(listed.slice(0, 4)).toEqual([
    { name: 'ZWZ 6205-2RS/C3', level: 'identical', differs: [] },
    { name: 'DPI 6205-2RS C3', level: 'identical', differs: [] },
    { name: 'ZWZ 6205-2RS', level: 'same-size', differs: [{ what: 'clearance', theirs: 'CN', ours: 'C3' }] },
    {
      name: 'ZWZ 6205/C3',
      level: 'same-size',
      differs: [{ what: 'seal', theirs: 'Open', ours: 'Contact, two sides' }],
    },
  ]);
  expect(others.every((item) => item.Dimension_ID === 25 && item.Dimension_OD === 52)).toBe(true);
  expect(listed.slice(2).every(({ differs }) => differs.length > 0)).toBe(true);
});

test.each(['0', '-1', '999999999', 'abc', '1.5', '99999999999999999999'])('item %s is unknown', async (itemId) => {
  const { status, body } = await store.call(shareItemDetails, { itemId });
  expect({ status, ...body }).toMatchObject({ status: 200, success: false, refusal: 'unknown_item' });
});

test("another site's item is unknown on this site", async () => {
  const { body } = await store.call(shareItemDetails, { itemId: id }, { site: 'zwz' });
  expect(body).toMatchObject({ success: false, refusal: 'unknown_item' });
});
