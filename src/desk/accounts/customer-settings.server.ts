import { addNote } from '../../account/customers/add-note.server.ts';
import { setAutoApproval } from '../../account/customers/set-auto-approval.server.ts';
import { setPriceList } from '../../account/customers/set-price-list.server.ts';
import { setSalesManager } from '../../account/customers/set-sales-manager.server.ts';
import { setTransferPermission } from '../../account/customers/set-transfer-permission.server.ts';
import { refuseFields } from '../../account/forms/refuse-fields.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { creditTermsErrors } from '../../payments/credit/credit-terms.rule.ts';
import { setCreditTerms } from '../../payments/credit/set-credit-terms.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { findPriceLists } from '../price-lists.db.ts';
import {
  addNoteOnCustomer,
  setAutoApprovalOfCustomer,
  setManagerOfCustomer,
  setPriceListOfCustomer,
  setTermsOfCustomer,
  setTransferOfCustomer,
} from './change-customer.contract.ts';
import { customerAndStaff, doneUnlessRefused, withMailNote } from './customer-email.server.ts';

export const setTermsCall = defineDeskCall(
  setTermsOfCustomer,
  { requires: staffPermissionTo('set-credit-terms') },
  async ({ customerId, limitMinor, periodDays, graceDays, note, seen }, context) => {
    const terms = { limitMinor, periodDays, graceDays };
    refuseFields(creditTermsErrors(terms, context.site.currency));
    const account = await customerAndStaff(context, customerId);
    const change = { ...account, ...terms, note, seen };
    const set = await setCreditTerms(context.database, context.site, change);
    if (set instanceof Refusal) return set;
    return {
      success: true as const,
      message: withMailNote('The terms apply from now on.', account),
      availableMinor: set.availableMinor,
      overLimitMinor: set.overLimitMinor,
    };
  },
);

export const setPriceListCall = defineDeskCall(
  setPriceListOfCustomer,
  { requires: staffPermissionTo('assign-price-list') },
  async ({ customerId, priceList, seen }, context) => {
    const change = { ...(await customerAndStaff(context, customerId)), priceList, seen };
    const refused = await setPriceList(context.database, context.site, change, findPriceLists);
    return doneUnlessRefused(refused, 'The buyer sees these prices from now on.');
  },
);

export const setAutoApprovalCall = defineDeskCall(
  setAutoApprovalOfCustomer,
  { requires: staffPermissionTo('set-credit-terms') },
  async ({ customerId, autoApproved, note }, context) => {
    const change = { ...(await customerAndStaff(context, customerId)), autoApproved, note };
    const refused = await setAutoApproval(context.database, context.site, change);
    const message = autoApproved ? 'New orders are confirmed without staff.' : 'New orders wait for staff.';
    return doneUnlessRefused(refused, message);
  },
);

export const setTransferCall = defineDeskCall(
  setTransferOfCustomer,
  { requires: staffPermissionTo('set-credit-terms') },
  async ({ customerId, allowed, note }, context) => {
    const change = { ...(await customerAndStaff(context, customerId)), allowed, note };
    const refused = await setTransferPermission(context.database, context.site, change);
    const message = allowed
      ? 'The customer may pay by bank transfer.'
      : 'The customer may no longer pay by bank transfer.';
    return doneUnlessRefused(refused, message);
  },
);

export const setManagerCall = defineDeskCall(
  setManagerOfCustomer,
  { requires: staffPermissionTo('keep-customer-notes') },
  async ({ customerId, salesManager, seen }, context) => {
    const change = { ...(await customerAndStaff(context, customerId)), salesManager, seen };
    const refused = await setSalesManager(context.database, context.site, change);
    return doneUnlessRefused(refused, 'Saved.');
  },
);

export const addNoteCall = defineDeskCall(
  addNoteOnCustomer,
  { requires: staffPermissionTo('keep-customer-notes') },
  async ({ customerId, text }, context) => {
    const added = await addNote(context.database, context.site, {
      ...(await customerAndStaff(context, customerId)),
      text,
    });
    return doneUnlessRefused(added instanceof Refusal ? added : undefined, 'The note is added.');
  },
);
