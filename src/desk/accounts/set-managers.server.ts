import { findCustomer } from '../../account/customers/customer-view.server.ts';
import { setSalesManager } from '../../account/customers/set-sales-manager.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { forEachRecord } from '../list/for-each-record.server.ts';
import { setManagersOfCustomers } from './set-managers.contract.ts';

export const setManagersCall = defineDeskCall(
  setManagersOfCustomers,
  { requires: staffPermissionTo('keep-customer-notes') },
  async ({ customers }, { db, database, site, by, now, log }) => {
    const changes = new Map(customers.map((change) => [change.customerId, change]));
    return forEachRecord([...changes.keys()], log, async (id) => {
      const { salesManager = '', seen } = changes.get(id) ?? {};
      if (!(await findCustomer(db, site, id))) throw notFound('The customer');
      return setSalesManager(database, site, { customerId: id, salesManager, seen, by, now });
    });
  },
);
