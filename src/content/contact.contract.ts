import { z } from 'zod';
import { asTyped, contract, freeText, plainText } from '../lib/contract.ts';
import { contactLimits } from './contact-form.rule.ts';

export const contactUs = contract({
  path: 'api/contact/',
  method: 'POST',
  does: "Keeps a message to the seller and mails it to the site's mailbox; the same form sent twice is one message.",
  request: z.object({
    first_name: plainText(contactLimits.first_name),
    last_name: plainText(contactLimits.last_name),
    email: freeText(contactLimits.email),
    phone: plainText(contactLimits.phone),
    message: freeText(contactLimits.message),
    captcha: asTyped(20_000).optional().default(''),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: { captcha_wrong: 'Please solve the captcha again.' },
});
