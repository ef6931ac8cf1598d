import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { giveViewingTicket } from '../../account/view-shop/view-shop.server.js';
import {                   defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
                                                    
import { accountAndStaff } from './customer-email.server.js';
import { viewShopAsCustomer } from './view-shop.contract.js';

/** The ticket is in the fragment, which is sent to no server and stands in no log. */
export const viewShopAsCustomerCall = (addressOf                            )              =>
  defineDeskCall(
    viewShopAsCustomer,
    { requires: staffPermissionTo('see-shop-as-customer') },
    async ({ customer_id }, context) => {
      const account = await accountAndStaff(context, customer_id);
      const given = await giveViewingTicket(context.database, context.site, account);
      if (given instanceof Refusal) return given;
      return { success: true         , address: `${addressOf(context.site.code)}/view-shop#${given.ticket}` };
    },
  );
