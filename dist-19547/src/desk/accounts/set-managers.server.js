import { signInEmail } from '../../account/customers/customer-view.server.js';
import { setSalesManager } from '../../account/customers/set-sales-manager.server.js';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { notFound } from '../../server/refuse.server.js';
import { forEachRecord } from '../list/for-each-record.server.js';
import { setManagersOfCustomers } from './set-managers.contract.js';

export const setManagersCall = defineDeskCall(
  setManagersOfCustomers,
  { requires: staffPermissionTo('keep-customer-notes') },
  async ({ customers }, { db, database, site, by, now, log }) => {
    const changes = new Map(customers.map((change) => [change.customer_id, change]));
    return forEachRecord([...changes.keys()], log, async (id) => {
      const { sales_manager: salesManager = '', seen } = changes.get(id) ?? {};
      const email = await signInEmail(db, site, id);
      if (email === undefined) throw notFound(t`The customer`);
      return setSalesManager(database, site, { email, salesManager, seen, by, now });
    });
  },
);
