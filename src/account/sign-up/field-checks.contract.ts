import { z } from 'zod';
import { defineContract, messageReply, plainText } from '../../lib/contract.ts';
import { legalNameMessage } from '../forms/company-name.rule.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';

/** A hint does not block the form. */
export const checkGst = defineContract({
  path: 'authentication/check_gst/',
  method: 'POST',
  summary: 'Checks the format of a tax number, with a hint when its check character is wrong.',
  request: z.object({ gstnumber: plainText(60) }),
  reply: z.object({ success: z.literal(true), message: z.string(), hint: z.string() }),
  refusals: { invalid: profileMessages.tax_number },
});

export const checkCompany = defineContract({
  path: 'authentication/check_company/',
  method: 'POST',
  summary: 'Checks that a company name is valid and has no account on this site yet.',
  request: z.object({ companyName: plainText(200) }),
  reply: messageReply,
  refusals: {
    invalid: signUpMessages.company_invalid,
    short: legalNameMessage,
    known: 'This company already has an account. Please ask a colleague, or write to us at {email}.',
  },
});
