import { z } from 'zod';
import { asTyped, defineContract, messageReply, plainText } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { buyerRefusals } from '../buyer-refusals.ts';
import { profileMessages } from '../forms/profile-form.rule.ts';
import { ownContactMessages } from './own-contact-messages.data.ts';

export const changeMobile = defineContract({
  path: 'authentication/change_mobile/',
  method: 'POST',
  summary:
    'Changes the mobile number of the signed-in user: to one verified by OTP in the last 30 minutes, or with the password where the site requires no OTP.',
  request: z.object({ mobile: plainText(30), password: asTyped(1000).optional().default('') }),
  reply: messageReply,
  refusals: {
    mobile: profileMessages.mobile,
    ...ownContactMessages,
    meanwhile: 'Your password was changed meanwhile. Please load the page again.',
    ...pickRefusals(buyerRefusals, 'unproved'),
  },
});
