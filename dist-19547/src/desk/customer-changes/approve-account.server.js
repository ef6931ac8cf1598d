import { refuseFields } from '../../account/forms/refuse-fields.server.js';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
                                                       
import { t } from '../../lib/i18n.js';
import { approveAccount } from '../../payments/credit/approve-account.server.js';
import {                   creditTermsErrors } from '../../payments/credit/credit-terms.rule.js';
import { defineDeskCall,                   } from '../../server/calls/define-call.server.js';
import { findPriceLists } from '../price-lists.db.js';
import { approveCustomer, approveCustomerWithTerms } from './approve-account.contract.js';
import { accountAndStaff, doneUnlessRefused } from './customer-email.server.js';
import { toTerms } from './customer-settings.server.js';

export const approveCustomerCall = defineDeskCall(
  approveCustomer,
  { requires: staffPermissionTo('decide-accounts') },
  (request, context) => approve(request, null, context),
);

export const approveCustomerWithTermsCall = defineDeskCall(
  approveCustomerWithTerms,
  { requires: staffPermissionTo('set-credit-terms') },
  async ({ terms: sent, ...request }, context) => {
    const terms = toTerms(sent);
    refuseFields(creditTermsErrors(terms));
    return approve(request, terms, context);
  },
);

async function approve(
  { customer_id, price_list: priceList, sales_manager: salesManager, seen }                                   ,
  terms                    ,
  context              ,
) {
  const account = await accountAndStaff(context, customer_id);
  const refused = await approveAccount(
    context.database,
    context.site,
    {
      ...{ ...account, terms, priceList, salesManager },
      seen: {
        account: { status: seen.status, taxNumber: seen.tax_number || null },
        terms: seen.terms && toTerms(seen.terms),
        priceList: seen.price_list,
        salesManager: seen.sales_manager,
      },
    },
    findPriceLists,
  );
  return doneUnlessRefused(refused, t`The account is Active now. The buyer gets one mail with all of it.`);
}
