import { z } from 'zod';
import { defineContract, plainText } from '../../lib/contract.ts';
import { captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { signUpPayload, userExists } from '../sign-up/sign-up.contract.ts';
import { existingCustomerMessages } from './existing-customer-form.rule.ts';

/** What the lookup says when it finds nothing it may hand out; `{number}` is GSTIN or TRN, `{email}` the mailbox. */
export const lookupMessages = {
  unknown: 'No customer has this {number} and customer ID. Please check both, or write to us at {email}.',
  linked: 'This customer ID has an online account already. Please sign in, or write to us at {email}.',
} as const;

/** success is 1 when found, else 0 with a message. */
export const lookUpCustomer = defineContract({
  path: 'authentication/user/exsignup/',
  method: 'POST',
  summary: "Looks a customer up in the seller's customer list by tax number and customer ID.",
  request: z.object({ GSTNumber: plainText(40), CustomerId: plainText(60) }),
  reply: z.object({
    success: z.union([z.literal(1), z.literal(0)]),
    company_name: z.string(),
    email: z.string(),
    message: z.string(),
  }),
  refusals: { ...existingCustomerMessages, ...lookupMessages },
});

/** GSTNumber and CustomerId of the lookup name the row where an e-mail and company stand in the list twice. */
export const signUpListed = defineContract({
  path: 'authentication/user/exdetails/',
  method: 'POST',
  summary: 'Opens the account of a listed customer; opening the mail sent there links the two.',
  request: z.object({ ...signUpPayload, GSTNumber: plainText(40), CustomerId: plainText(60) }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    ...signUpMessages,
    ...captchaRequired,
    exists: userExists,
    not_listed: 'This e-mail address and company are not in our customer list. Please write to us at {email}.',
    linked: lookupMessages.linked,
  },
});

/** Answers old_user and the details only to the signed-in account whose e-mail it is. */
export const listedDetails = defineContract({
  path: 'authentication/user/exdetails/ProfileUpdate/',
  method: 'POST',
  summary: 'Answers the details of a linked customer, for the profile page to be filled in.',
  request: z.object({ emailForDetails: plainText(254) }),
  reply: z.object({
    success: z.literal(true),
    message: z.enum(['old_user', 'new_user']),
    /** Empty texts and 0 for a new_user. */
    data: z.object({
      address1: z.string(),
      pincode: z.string(),
      trnNum: z.string(),
      gstin: z.string(),
      state: z.string(),
      st_id: z.number(),
      cityid: z.number(),
      city: z.string(),
      mobile: z.string(),
    }),
  }),
});
export type ListedDetails = z.infer<typeof listedDetails.reply>['data'];
