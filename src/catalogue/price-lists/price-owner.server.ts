import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { priceListRefusals } from '../catalogue-refusals.ts';
import { listNamed } from './price-list-name.rule.ts';
import {
  findPricedCustomer,
  findPricedCustomerByEmail,
  findPriceListName,
  findPriceListsByName,
} from './price-lists.db.ts';

/** The owner of the rows: a price list, or one customer. */
export type PriceOwner = { priceListId: number; customerId: null } | { priceListId: null; customerId: number };

export type NamedOwner = PriceOwner & {
  name: string;
  /** The list whose rows apply after a customer's own, or the list itself. */
  listId: number | null;
  listName: string | null;
};

export async function loadPriceOwner(
  db: Db,
  site: SiteCode,
  owner: PriceOwner,
): Promise<NamedOwner | Refusal<'unknown_owner'>> {
  if (owner.priceListId !== null) {
    const [list] = await findPriceListName(db, { site, id: owner.priceListId });
    if (!list) return refuse(priceListRefusals, 'unknown_owner.list');
    return { ...owner, name: list.name, listId: list.id, listName: list.name };
  }
  const [customer] = await findPricedCustomer(db, { site, id: owner.customerId });
  if (!customer) return refuse(priceListRefusals, 'unknown_owner.customer');
  return { ...owner, name: customer.name, listId: customer.priceListId, listName: customer.priceList };
}

/** Finds the owner by the name of a price list, or by the e-mail address of a customer's user. */
export async function findPriceOwner(
  db: Db,
  site: SiteCode,
  name: string,
): Promise<PriceOwner | Refusal<'unknown_owner'>> {
  if (name.includes('@')) {
    const [customer] = await findPricedCustomerByEmail(db, { site, email: name.trim().toLowerCase() });
    if (!customer) return refuse(priceListRefusals, 'unknown_owner.account', { name });
    return { priceListId: null, customerId: customer.id };
  }
  const lists = await findPriceListsByName(db, { site });
  const list = listNamed(lists, name);
  if (list) return { priceListId: list.id, customerId: null };
  const names = lists.map((one) => one.name).join(', ');
  if (names === '') return refuse(priceListRefusals, 'unknown_owner.no_lists', { name });
  return refuse(priceListRefusals, 'unknown_owner.no_list', { name, names });
}
