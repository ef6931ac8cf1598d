import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { createPriceList, renamePriceList } from '../../catalogue/price-lists/manage-price-lists.server.js';
import { findCustomersByName, loadPriceListOverview } from '../../catalogue/price-lists/price-list-overview.server.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
import {
  createPriceListAtDesk,
  findCustomersToPrice,
  listPriceListsAtDesk,
  renamePriceListAtDesk,
} from './price-lists.contract.js';
import { ownerText } from './price-owner.js';

const mayRead = { requires: staffPermissionTo('see-prices-at-desk') };
const mayEdit = { requires: staffPermissionTo('edit-prices') };

const ofList = (id        ) => ownerText({ priceListId: id, customerId: null });
const ofCustomer = (id        ) => ownerText({ priceListId: null, customerId: id });

export const listPriceListsCall = defineDeskCall(listPriceListsAtDesk, mayRead, async (_request, context) => {
  const { lists, customers } = await loadPriceListOverview(context.db, context.site, context.now);
  return {
    success: true         ,
    lists: lists.map(({ changedAt, changedBy, ...list }) => ({
      ...list,
      owner: ofList(list.id),
      changed_at: changedAt?.toISOString() ?? '',
      changed_by: changedBy ?? '',
    })),
    customers: customers.map(({ id, name, rows, ending }) => ({ owner: ofCustomer(id), name, rows, ending })),
  };
});

export const createPriceListCall = defineDeskCall(
  createPriceListAtDesk,
  mayEdit,
  async ({ name, copy_of: copyOf }, { database, site, by, now }) => {
    const made = await createPriceList(database, site, { name, copyOf, by, now });
    return made instanceof Refusal ? made : { success: true         , owner: ofList(made.id), name: made.name };
  },
);

export const renamePriceListCall = defineDeskCall(
  renamePriceListAtDesk,
  mayEdit,
  async ({ id, name, seen }, { database, site, by, now }) => {
    const renamed = await renamePriceList(database, site, { id, name, seen: seen || undefined, by, now });
    return renamed instanceof Refusal ? renamed : { success: true         , owner: ofList(id), name: renamed.name };
  },
);

export const findCustomersToPriceCall = defineDeskCall(findCustomersToPrice, mayRead, async ({ q }, { db, site }) => {
  const found = await findCustomersByName(db, site.code, q);
  return { success: true         , customers: found.map((one) => ({ ...one, owner: ofCustomer(one.id) })) };
});
