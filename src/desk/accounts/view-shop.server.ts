import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { createViewingTicket } from '../../account/view-shop/view-shop.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { accountAndStaff } from './customer-email.server.ts';
import { viewShopAsCustomer } from './view-shop.contract.ts';

/** The ticket is in the fragment, which is sent to no server and stands in no log. */
export const viewShopAsCustomerCall = defineDeskCall(
  viewShopAsCustomer,
  { requires: staffPermissionTo('see-shop-as-customer') },
  async ({ customerId }, context) => {
    const { database, site, services } = context;
    const account = await accountAndStaff(context, customerId);
    const given = await createViewingTicket(database, site, account);
    if (given instanceof Refusal) return given;
    return { success: true as const, address: `${services.addressOf(site.code)}/view-shop#${given.ticket}` };
  },
);
