import { decideAccount, type ExpectedAccount } from '../../account/customers/decide-account.server.ts';
import { decideAddress } from '../../account/customers/decide-address.server.ts';
import { decideTaxNumber } from '../../account/customers/decide-tax-number.server.ts';
import { decisionOutcomes } from '../../account/permissions/account-decision.rule.ts';
import { statusLabel } from '../../account/permissions/account-status.rule.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { decideRegistration } from '../../account/registration-decisions/decide-registration.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import {
  decideOnAccount,
  decideOnAddress,
  decideOnRegistration,
  decideOnTaxNumber,
} from './change-customer.contract.ts';
import { customerAndStaff, doneUnlessRefused, withMailNote } from './customer-email.server.ts';

const requires = staffPermissionTo('decide-accounts');

export const decideOnAccountCall = defineDeskCall(
  decideOnAccount,
  { requires },
  async ({ customerId, decision, reason, seen: shown }, context) => {
    const account = await customerAndStaff(context, customerId);
    const seen = toExpectedAccount(shown);
    const refused = await decideAccount(context.database, context.site, { ...account, decision, reason, seen });
    const label = statusLabel(decisionOutcomes[decision].status, undefined);
    const text = decision === 'hold' ? 'The account is on hold now.' : `The account is ${label} now.`;
    return doneUnlessRefused(refused, withMailNote(text, account));
  },
);

export const toExpectedAccount = (shown: RequestOf<typeof decideOnAccount>['seen']): ExpectedAccount => ({
  status: shown.status,
  taxNumber: shown.taxNumber || null,
  billing: shown.billingAddress,
});

export const decideOnTaxNumberCall = defineDeskCall(
  decideOnTaxNumber,
  { requires },
  async ({ customerId, verified, reason, seen }, context) => {
    const account = await customerAndStaff(context, customerId);
    const decided = await decideTaxNumber(context.database, context.site, { ...account, verified, reason, seen });
    if (decided instanceof Refusal) return decided;
    return doneUnlessRefused(undefined, withMailNote(`Tax follows ${decided.effectiveNumber} now.`, account));
  },
);

export const decideOnRegistrationCall = defineDeskCall(
  decideOnRegistration,
  { requires, roundTrips: 10 },
  async ({ customerId, registrationId, verified, reason, seen }, context) => {
    const customer = await customerAndStaff(context, customerId);
    const decision = { ...customer, registrationId, verified, reason, seen };
    const refused = await decideRegistration(context.database, context.site, decision);
    const text = verified ? `${seen.number} is verified.` : `${seen.number} is rejected.`;
    return doneUnlessRefused(refused, withMailNote(text, customer));
  },
);

export const decideOnAddressCall = defineDeskCall(
  decideOnAddress,
  { requires },
  async ({ addressId, verified, reason, seen }, { database, site, by, now }) => {
    const { approvalStatus, ...shown } = seen;
    const decision = { addressId, verified, reason, seen: { ...shown, approvalStatus }, by, now };
    const refused = await decideAddress(database, site, decision);
    return doneUnlessRefused(refused, verified ? 'The address is verified.' : 'The address is rejected.');
  },
);
