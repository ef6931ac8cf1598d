import { z } from 'zod';
import { customerRefusals } from '../../account/account-refusals.ts';
import { paperKinds } from '../../account/papers/paper-kind.rule.ts';
import { defineContract, freeText, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const fields = { site: deskSite, customerId: rowId, kind: z.enum(paperKinds) };

export const askCustomerForPaper = defineContract({
  path: 'desk/api/:site/accounts/ask_for_paper/',
  method: 'POST',
  summary: 'asks a buyer for a paper: by mail, and in My Profile until it is uploaded',
  request: z.object({ ...fields, sentence: freeText(500) }),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'asked_already', 'not_allowed', 'sentence', 'unknown_account'),
});

export const stopAskingCustomerForPaper = defineContract({
  path: 'desk/api/:site/accounts/stop_asking_for_paper/',
  method: 'POST',
  summary: 'takes back that a buyer was asked for a paper',
  request: z.object(fields),
  reply: messageReply,
  refusals: pickRefusals(customerRefusals, 'not_asked', 'unknown_account'),
});
