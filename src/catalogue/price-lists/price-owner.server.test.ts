import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { findPriceOwner, loadPriceOwner } from './price-owner.server.ts';

const store = setUp(openTestStore);

test('a price list is found by its name, a customer by an e-mail address, in any letter case', async () => {
  const { database } = store;
  const list = await findPriceOwner(database, 'nod', ' standard ');
  if (list instanceof Refusal) throw new Error(list.message);
  expect(await loadPriceOwner(database, 'nod', list)).toMatchObject({ name: 'Standard', listId: list.priceListId });
  const customer = await findPriceOwner(database, 'nod', 'ACTIVE@nod.example');
  if (customer instanceof Refusal) throw new Error(customer.message);
  expect(await loadPriceOwner(database, 'nod', customer)).toMatchObject({
    customerId: customer.customerId,
    listId: list.priceListId,
    listName: 'Standard',
  });
  expect(await loadPriceOwner(database, 'gwd', list)).toBeInstanceOf(Refusal);
  expect(await loadPriceOwner(database, 'gwd', customer)).toBeInstanceOf(Refusal);
  expect(await findPriceOwner(database, 'gwd', 'active@nod.example')).toMatchObject({
    message: 'There is no account active@nod.example.',
  });
});

test('a price list is found with another hyphen or dash than its name has', async () => {
  const { database } = store;
  await database.$client.query(
    "insert into price_lists (site, name, currency) values ('nod', 'Dealers \u2013 North', 'INR')",
  );
  expect(await findPriceOwner(database, 'nod', 'dealers - north')).toMatchObject({ customerId: null });
  await database.$client.query(
    "insert into price_lists (site, name, currency) values ('nod', 'Dealers - North', 'INR')",
  );
  const plain = await findPriceOwner(database, 'nod', 'Dealers - North');
  if (plain instanceof Refusal) throw new Error(plain.message);
  expect(await loadPriceOwner(database, 'nod', plain)).toMatchObject({ name: 'Dealers - North' });
});
