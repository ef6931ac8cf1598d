import { z } from 'zod';
import { defineContract, freeText, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { personRefusals } from '../../privacy/privacy-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const fields = { site: deskSite, customerId: rowId, email: freeText(254) };

export const exportPersonalData = defineContract({
  path: 'desk/api/:site/accounts/export_person/',
  method: 'POST',
  summary: 'gives all that is stored of a person as JSON',
  request: z.object(fields),
  reply: z.object({
    success: z.literal(true),
    fileName: z.string(),
    mediaType: z.literal('application/json'),
    content: z.string(),
  }),
  refusals: pickRefusals(personRefusals, 'unknown_account'),
});

export const eraseThePerson = defineContract({
  path: 'desk/api/:site/accounts/erase_person/',
  method: 'POST',
  summary: 'removes a person: what the law keeps stays, the rest is gone',
  request: z.object({ ...fields, repeated: freeText(254), reason: freeText(300) }),
  reply: messageReply,
  refusals: {
    ...pickRefusals(personRefusals, 'email', 'open_business', 'reason'),
    repeated: 'Please enter the e-mail address of the person, so that nobody is erased by mistake.',
  },
});
