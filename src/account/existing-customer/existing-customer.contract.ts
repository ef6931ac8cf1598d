import { z } from 'zod';
import { defineContract, messageReply, plainText } from '../../lib/contract.ts';
import { captchaRequired } from '../captcha/captcha.contract.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { userExists } from '../forms/sign-up-messages.data.ts';
import { signUpPayload } from '../sign-up/sign-up.contract.ts';
import { existingCustomerMessages } from './existing-customer-form.rule.ts';

/** `{number}` is GSTIN or TRN. */
export const lookupMessages = {
  unknown: 'No customer has this {number} and customer ID. Please check both, or write to us at {email}.',
  linked: 'This customer ID already has an online account. Please sign in, or write to us at {email}.',
} as const;

/** success is 1 when found, else 0. */
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

/** GSTNumber and CustomerId choose the row; without them the list must have the e-mail and company once. */
export const signUpListed = defineContract({
  path: 'authentication/user/exdetails/',
  method: 'POST',
  summary: 'Creates the account of a listed customer; the link in the mail connects it to the customer list.',
  request: z.object({ ...signUpPayload, GSTNumber: plainText(40), CustomerId: plainText(60) }),
  reply: messageReply,
  refusals: {
    ...signUpMessages,
    ...captchaRequired,
    exists: userExists,
    not_listed: 'This e-mail address and company are not in our customer list. Please write to us at {email}.',
    linked: lookupMessages.linked,
    several:
      'This e-mail address and company are in our customer list more than once. Please enter your {number} and customer ID.',
  },
});

/** Returns old_user and details only to the account with this e-mail. */
export const listedDetails = defineContract({
  path: 'authentication/user/exdetails/ProfileUpdate/',
  method: 'POST',
  summary: 'Returns the details of a linked customer, to fill in the profile page.',
  request: z.object({ emailForDetails: plainText(254) }),
  reply: z.object({
    success: z.literal(true),
    message: z.enum(['old_user', 'new_user']),
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
