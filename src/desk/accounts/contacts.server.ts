import { contactToInvite, removeContact, saveContact } from '../../account/customers/save-contact.server.ts';
import { inviteToShop } from '../../account/invitations/invite.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { joinAccount } from '../../account/registration-decisions/join-account.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { forEachRecord } from '../list/for-each-record.server.ts';
import {
  inviteCustomers,
  inviteOfCustomer,
  joinAccountToCustomer,
  removeContactOfCustomer,
  saveContactOfCustomer,
} from './contacts.contract.ts';
import { customerAndStaff, doneUnlessRefused } from './customer-email.server.ts';
import { countCustomerDocuments } from './customer-orders.db.ts';

const keep = { requires: staffPermissionTo('keep-customers') };

export const saveContactCall = defineDeskCall(
  saveContactOfCustomer,
  keep,
  async ({ site: _site, customerId, ...contact }, context) => {
    const customer = await customerAndStaff(context, customerId);
    const refused = await saveContact(context.database, context.site, { ...customer, ...contact });
    return doneUnlessRefused(refused, 'Saved.');
  },
);

export const removeContactCall = defineDeskCall(removeContactOfCustomer, keep, async (request, context) => {
  const { customerId, contactId } = request;
  const customer = await customerAndStaff(context, customerId);
  const refused = await removeContact(context.database, context.site, { ...customer, contactId });
  return doneUnlessRefused(refused, 'The contact is removed.');
});

export const inviteCall = defineDeskCall(inviteOfCustomer, keep, async ({ customerId, email, name }, context) => {
  const { database, site, secret } = context;
  const customer = await customerAndStaff(context, customerId);
  const refused = await inviteToShop(database, site, { ...customer, email, name, secret });
  return doneUnlessRefused(refused, `Invited. The link in the mail to ${email} is good for 14 days.`);
});

/** Each is mailed or refused by itself. */
export const inviteCustomersCall = defineDeskCall(inviteCustomers, keep, ({ customers }, context) => {
  const { db, database, site, by, now, secret, log } = context;
  return forEachRecord(customers, log, async (customerId) => {
    const contact = await contactToInvite(db, site, customerId);
    if (!contact) return refuse(inviteOfCustomer, 'bad_email');
    const { email, name } = contact;
    return inviteToShop(database, site, { customerId, email, name, secret, by, now });
  });
});

export const joinAccountCall = defineDeskCall(
  joinAccountToCustomer,
  { requires: staffPermissionTo('decide-accounts'), roundTrips: 20 },
  async ({ customerId, toCustomerId }, context) => {
    const { db, database, site, services } = context;
    const customer = await customerAndStaff(context, customerId);
    const [counts] = await countCustomerDocuments(db, { site: site.code, customerId });
    if (counts && counts.orders > 0) return refuse(joinAccountToCustomer, 'not_allowed.has_orders');
    // A bill or receipt would be left behind on an account that nobody sees any more.
    if (counts && counts.booked > 0) return refuse(joinAccountToCustomer, 'not_allowed.has_ledger');
    const refused = await joinAccount(database, site, { ...customer, toCustomerId }, services.moveRecords);
    return doneUnlessRefused(refused, 'Joined. They see the prices, orders and account of this customer now.');
  },
);
