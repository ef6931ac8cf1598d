import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { createPriceList, renamePriceList } from '../../catalogue/price-lists/manage-price-lists.server.ts';
import { findCustomersByName, loadPriceListOverview } from '../../catalogue/price-lists/price-list-overview.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import {
  createPriceListAtDesk,
  findCustomersToPriceAtDesk,
  listPriceListsAtDesk,
  renamePriceListAtDesk,
} from './price-lists.contract.ts';
import { ownerText } from './price-owner.ts';

const mayRead = { requires: staffPermissionTo('see-prices-at-desk') };
const mayEdit = { requires: staffPermissionTo('edit-prices') };

const ofList = (id: number) => ownerText({ priceListId: id, customerId: null });
const ofCustomer = (id: number) => ownerText({ priceListId: null, customerId: id });

export const listPriceListsCall = defineDeskCall(listPriceListsAtDesk, mayRead, async (_request, context) => {
  const { lists, customers } = await loadPriceListOverview(context.db, context.site, context.now);
  return {
    success: true as const,
    lists: lists.map((list) => ({ ...list, owner: ofList(list.id) })),
    customers: customers.map((customer) => ({ ...customer, owner: ofCustomer(customer.id) })),
  };
});

export const createPriceListCall = defineDeskCall(
  createPriceListAtDesk,
  mayEdit,
  async ({ name, copyOf }, { database, site, by, now }) => {
    const made = await createPriceList(database, site, { name, copyOf, by, now });
    return made instanceof Refusal ? made : { success: true as const, owner: ofList(made.id), name: made.name };
  },
);

export const renamePriceListCall = defineDeskCall(
  renamePriceListAtDesk,
  mayEdit,
  async ({ id, name, seen }, { database, site, by, now }) => {
    const renamed = await renamePriceList(database, site, { id, name, seen: seen || undefined, by, now });
    return renamed instanceof Refusal ? renamed : { success: true as const, owner: ofList(id), name: renamed.name };
  },
);

export const findCustomersToPriceCall = defineDeskCall(
  findCustomersToPriceAtDesk,
  mayRead,
  async ({ q }, { db, site }) => {
    const found = await findCustomersByName(db, site, q);
    return { success: true as const, customers: found.map((one) => ({ ...one, owner: ofCustomer(one.id) })) };
  },
);
