import { correctEmail } from '../../account/customers/correct-email.server.ts';
import { correctName } from '../../account/customers/correct-name.server.ts';
import { correctTaxNumber } from '../../account/customers/correct-tax-number.server.ts';
import { customerEditConflict } from '../../account/customers/edit-conflict.server.ts';
import { setRegistrationKind } from '../../account/customers/set-registration-kind.server.ts';
import { signOutAccount } from '../../account/customers/sign-out-account.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { addRegistration } from '../../account/registration-decisions/add-registration.server.ts';
import { plural } from '../../lib/i18n.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import {
  addRegistrationOfCustomer,
  correctEmailOfCustomer,
  correctNameOfCustomer,
  correctTaxNumberOfCustomer,
  setRegistrationKindOfCustomer,
  signOutCustomer,
} from './change-customer.contract.ts';
import { accountAndStaff, customerAndStaff, doneUnlessRefused, withMailNote } from './customer-email.server.ts';

const requires = staffPermissionTo('correct-customers');

export const correctNameCall = defineDeskCall(
  correctNameOfCustomer,
  { requires },
  async ({ customerId, company, firstName, lastName, seen }, context) => {
    const account = await customerAndStaff(context, customerId);
    const names = { company, firstName, lastName };
    const seenNames = { company: seen.company, firstName: seen.firstName, lastName: seen.lastName };
    const refused = await correctName(context.database, context.site, { ...account, names, seen: seenNames });
    return doneUnlessRefused(refused, withMailNote('The name is corrected.', account));
  },
);

export const correctEmailCall = defineDeskCall(
  correctEmailOfCustomer,
  { requires },
  async ({ customerId, email: newEmail, seen }, context) => {
    const { db, database, site, secret } = context;
    const account = await accountAndStaff(context, customerId);
    if (account.email !== seen.toLowerCase()) {
      const what = `The e-mail address is ${account.email}`;
      return customerEditConflict(db, site, { customerId, actions: ['e-mail corrected'], what });
    }
    const refused = await correctEmail(database, site, { ...account, newEmail, secret });
    return doneUnlessRefused(
      refused,
      'A link was mailed to the new address. Until it is opened, the account cannot be used.',
    );
  },
);

export const correctTaxNumberCall = defineDeskCall(
  correctTaxNumberOfCustomer,
  { requires },
  async ({ customerId, taxNumber, seen }, context) => {
    const account = await customerAndStaff(context, customerId);
    const refused = await correctTaxNumber(context.database, context.site, { ...account, taxNumber, seen });
    return doneUnlessRefused(refused, withMailNote('Tax follows the corrected number from now on.', account));
  },
);

export const addRegistrationCall = defineDeskCall(
  addRegistrationOfCustomer,
  { requires, roundTrips: 10 },
  async ({ customerId, allowsOtherPan, ...form }, context) => {
    const customer = await customerAndStaff(context, customerId);
    const refused = await addRegistration(context.database, context.site, { ...customer, form, allowsOtherPan });
    return doneUnlessRefused(refused, withMailNote('The registration is added. Addresses can name it.', customer));
  },
);

export const setRegistrationKindCall = defineDeskCall(
  setRegistrationKindOfCustomer,
  { requires },
  async ({ customerId, registrationId, kind, seen }, context) => {
    const change = { ...(await customerAndStaff(context, customerId)), registrationId, kind, seen };
    const refused = await setRegistrationKind(context.database, context.site, change);
    return doneUnlessRefused(refused, 'Tax follows this kind from the next order on.');
  },
);

export const signOutCustomerCall = defineDeskCall(signOutCustomer, { requires }, async ({ customerId }, context) => {
  const account = await accountAndStaff(context, customerId);
  const ended = await signOutAccount(context.database, context.site, account);
  if (ended instanceof Refusal) return ended;
  return { success: true as const, message: `${plural(ended, 'session')} ended. The password stays as it is.` };
});
