import { z } from 'zod';
import { defineContract, plainText } from '../../lib/contract.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';

/** A hint is no refusal: it is shown under the field, and staff are told when they verify the account. */
export const checkGst = defineContract({
  path: 'authentication/check_gst/',
  method: 'POST',
  summary:
    'Says whether a tax number has the form that the site asks for, with a hint when its check character is off.',
  request: z.object({ gstnumber: plainText(60) }),
  reply: z.object({ success: z.literal(true), message: z.string(), hint: z.string() }),
  refusals: { invalid: profileMessages.tax_number },
});

export const checkCompany = defineContract({
  path: 'authentication/check_company/',
  method: 'POST',
  summary: 'Says whether a company name may be used and has no account on this site yet.',
  request: z.object({ companyName: plainText(200) }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: {
    invalid: signUpMessages.company_invalid,
    known: 'This company has an account here already. Please ask a colleague, or write to us at {email}.',
  },
});
