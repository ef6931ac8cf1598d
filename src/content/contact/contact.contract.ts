import { z } from 'zod';
import { messageBoundRefusals } from '../../account/bounds/account-bounds.data.ts';
import { buyerRefusals } from '../../account/buyer-refusals.ts';
import { captchaField } from '../../account/captcha/captcha.contract.ts';
import { defineContract, freeText, messageReply, plainText } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { maxContactFieldLengths } from './contact-form.rule.ts';

export const contactUs = defineContract({
  path: 'api/contact/',
  method: 'POST',
  summary: "Stores a message to the seller and mails it to the site's mailbox; a form sent twice is stored once.",
  request: z.object({
    first_name: plainText(maxContactFieldLengths.first_name),
    last_name: plainText(maxContactFieldLengths.last_name),
    email: freeText(maxContactFieldLengths.email),
    phone: plainText(maxContactFieldLengths.phone),
    message: freeText(maxContactFieldLengths.message),
    captcha: captchaField,
  }),
  reply: messageReply,
  refusals: { ...pickRefusals(buyerRefusals, 'captcha_wrong'), ...messageBoundRefusals },
});
