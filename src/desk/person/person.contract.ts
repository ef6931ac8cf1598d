import { z } from 'zod';
import { defineContract, freeText, messageReply, rowId } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';

const fields = { site: deskSite, customer_id: rowId, email: freeText(254) };

export const exportPersonalData = defineContract({
  path: 'desk/api/:site/accounts/export_person/',
  method: 'POST',
  summary: 'gives all that is stored of a person as JSON',
  request: z.object(fields),
  reply: z.object({
    success: z.literal(true),
    file_name: z.string(),
    media_type: z.literal('application/json'),
    content: z.string(),
  }),
  refusals: { unknown_account: 'There is no account with this e-mail address.' },
});

export const eraseThePerson = defineContract({
  path: 'desk/api/:site/accounts/erase_person/',
  method: 'POST',
  summary: 'removes a person: what the law keeps stays, the rest is gone',
  request: z.object({ ...fields, repeated: freeText(254), reason: freeText(300) }),
  reply: messageReply,
  refusals: {
    repeated: 'Please enter the e-mail address of the person, so that nobody is erased by mistake.',
    reason: 'Please write why, in at most 300 characters, without the name of the person.',
    email: 'Please enter the e-mail address of the person.',
    open_business: 'Before this person can be erased: deliver or cancel order {number}.',
  },
});
