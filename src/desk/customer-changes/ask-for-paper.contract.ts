import { z } from 'zod';
import { paperKinds } from '../../account/papers/paper-kind.rule.ts';
import { defineContract, freeText, messageReply, rowId } from '../../lib/contract.ts';
import { deskSite } from '../../sites/site-field.ts';

const fields = { site: deskSite, customer_id: rowId, kind: z.enum(paperKinds) };

export const askCustomerForPaper = defineContract({
  path: 'desk/api/:site/accounts/ask_for_paper/',
  method: 'POST',
  summary: 'asks a buyer for a paper: by mail, and in My Profile until it is uploaded',
  request: z.object({ ...fields, sentence: freeText(500) }),
  reply: messageReply,
  refusals: {
    sentence: 'Please write what is missing. The buyer will see it.',
    not_allowed: 'The buyer has not verified the e-mail address yet.',
    asked_already: 'Somebody has asked for this paper already.',
  },
});

export const stopAskingCustomerForPaper = defineContract({
  path: 'desk/api/:site/accounts/stop_asking_for_paper/',
  method: 'POST',
  summary: 'takes back that a buyer was asked for a paper',
  request: z.object(fields),
  reply: messageReply,
  refusals: { not_asked: 'This paper is not asked for any longer.' },
});
