import { refuseFields } from '../../account/forms/refuse-fields.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { approveAccount } from '../../payments/credit/approve-account.server.ts';
import { type CreditTerms, creditTermsErrors } from '../../payments/credit/credit-terms.rule.ts';
import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { findPriceLists } from '../price-lists.db.ts';
import { approveCustomer, approveCustomerWithTerms } from './approve-account.contract.ts';
import { customerAndStaff, doneUnlessRefused, withMailNote } from './customer-email.server.ts';
import { toExpectedAccount } from './decide-customer.server.ts';

export const approveCustomerCall = defineDeskCall(
  approveCustomer,
  { requires: staffPermissionTo('decide-accounts'), roundTrips: 9 },
  (request, context) => approve(request, null, context),
);

export const approveCustomerWithTermsCall = defineDeskCall(
  approveCustomerWithTerms,
  { requires: staffPermissionTo('set-credit-terms'), roundTrips: 9 },
  async ({ terms, ...request }, context) => {
    refuseFields(creditTermsErrors(terms, context.site.currency));
    return approve(request, terms, context);
  },
);

async function approve(
  { customerId, priceList, salesManager, seen }: RequestOf<typeof approveCustomer>,
  terms: CreditTerms | null,
  context: StaffContext,
) {
  const account = await customerAndStaff(context, customerId);
  const refused = await approveAccount(
    context.database,
    context.site,
    {
      ...account,
      terms,
      priceList,
      salesManager,
      seen: {
        account: toExpectedAccount(seen),
        terms: seen.terms,
        priceList: seen.priceList,
        salesManager: seen.salesManager,
      },
    },
    findPriceLists,
  );
  const text = account.hasUser
    ? 'The account is Active now. The buyer gets one mail with all of it.'
    : withMailNote('The account is Active now.', account);
  return doneUnlessRefused(refused, text);
}
