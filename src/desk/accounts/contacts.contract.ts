import { z } from 'zod';
import { customerRefusals } from '../../account/account-refusals.ts';
import { defineContract, freeText, listOf, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { bulkReply, rowsPerPage } from '../list/list.contract.ts';

const ofCustomer = { site: deskSite, customerId: rowId };

export const saveContactOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/contact/',
  method: 'POST',
  summary:
    'adds or changes a person of a customer; what is written to the customer goes to the main one until somebody joins',
  request: z.object({
    ...ofCustomer,
    /** 0 for a new one. */
    contactId: rowId,
    name: freeText(100),
    designation: freeText(100),
    email: freeText(254),
    phone: freeText(60),
    isMain: z.boolean(),
  }),
  reply: messageReply,
  refusals: pickRefusals(
    customerRefusals,
    'bad_email',
    'bad_phone',
    'empty_contact',
    'same_contact',
    'unknown_account',
    'unknown_contact',
  ),
});

export const removeContactOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/remove_contact/',
  method: 'POST',
  summary: 'removes a person of a customer; whoever signs in stays a user',
  request: z.object({ ...ofCustomer, contactId: rowId }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'unknown_account', 'unknown_contact'),
});

export const inviteOfCustomer = defineContract({
  path: 'desk/api/:site/accounts/invite/',
  method: 'POST',
  summary: 'mails a link, good for 14 days, with which somebody sets a password and signs in for a customer',
  request: z.object({ ...ofCustomer, email: freeText(254), name: freeText(100) }),
  reply: messageReply,
  refusals: pickRefusals(
    customerRefusals,
    'bad_email',
    'email_taken',
    'joined_already',
    'not_allowed',
    'unknown_account',
  ),
});

export const inviteCustomers = defineContract({
  path: 'desk/api/:site/accounts/invite_several/',
  method: 'POST',
  summary: 'invites the main contact of each of several customers to the shop',
  request: z.object({ site: deskSite, customers: listOf(rowId, rowsPerPage) }),
  reply: bulkReply,
});

export const joinAccountToCustomer = defineContract({
  path: 'desk/api/:site/accounts/join/',
  method: 'POST',
  summary: 'makes the users of an account that was not approved yet users of a customer that the seller knows',
  request: z.object({ ...ofCustomer, toCustomerId: rowId }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'not_allowed', 'unknown_account'),
});
