import { t } from '../../lib/i18n.ts';
import type { Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { listNamed } from './price-list-name.rule.ts';
import {
  findPricedCustomer,
  findPricedCustomerByEmail,
  findPriceListName,
  findPriceListsByName,
} from './price-lists.db.ts';

/** Whose rows they are: a price list's, or one customer's own. */
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
    if (!list) return new Refusal('unknown_owner', t`This price list was not found.`);
    return { ...owner, name: list.name, listId: list.id, listName: list.name };
  }
  const [customer] = await findPricedCustomer(db, { site, id: owner.customerId });
  if (!customer) return new Refusal('unknown_owner', t`This customer was not found.`);
  return { ...owner, name: customer.name, listId: customer.priceListId, listName: customer.priceList };
}

/** By the name of a price list, or by the e-mail address of a customer's user. */
export async function findPriceOwner(
  db: Db,
  site: SiteCode,
  name: string,
): Promise<PriceOwner | Refusal<'unknown_owner'>> {
  if (name.includes('@')) {
    const [customer] = await findPricedCustomerByEmail(db, { site, email: name.trim().toLowerCase() });
    if (!customer) return new Refusal('unknown_owner', t`There is no account ${name}.`);
    return { priceListId: null, customerId: customer.id };
  }
  const lists = await findPriceListsByName(db, { site });
  const list = listNamed(lists, name);
  if (list) return { priceListId: list.id, customerId: null };
  const names = lists.map((one) => one.name).join(', ');
  return new Refusal('unknown_owner', t`There is no price list ${name}; write one of ${names}, or an e-mail address.`);
}
