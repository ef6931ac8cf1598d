import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { createViewingTicket } from '../../account/view-shop/view-shop.server.ts';
import { type DeskHandler, defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { accountAndStaff } from './customer-email.server.ts';
import { viewShopAsCustomer } from './view-shop.contract.ts';

/** The ticket is in the fragment, which is sent to no server and stands in no log. */
export const viewShopAsCustomerCall = (addressOf: (site: SiteCode) => string): DeskHandler =>
  defineDeskCall(
    viewShopAsCustomer,
    { requires: staffPermissionTo('see-shop-as-customer') },
    async ({ customerId }, context) => {
      const account = await accountAndStaff(context, customerId);
      const given = await createViewingTicket(context.database, context.site, account);
      if (given instanceof Refusal) return given;
      return { success: true as const, address: `${addressOf(context.site.code)}/view-shop#${given.ticket}` };
    },
  );
