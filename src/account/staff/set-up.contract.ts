import { z } from 'zod';
import { asTyped, defineContract, doneReply, freeText } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

const administrator = {
  /** The token of the link that was printed at the start. */
  token: freeText(100),
  name: freeText(100),
  email: freeText(200),
  password: asTyped(200),
};
const link = msg(
  'This link is used or old. The store shows a new one when it starts, until there is an administrator.',
);

export const beginSetUp = defineContract({
  path: 'desk/api/set_up/begin/',
  method: 'POST',
  summary: 'checks who becomes the first administrator, and gives what their authenticator app reads',
  request: z.object(administrator),
  reply: z.object({
    success: z.literal(true),
    /** Sent back with the code. */
    sealed: z.string(),
    totpUri: z.string(),
    totpQr: z.string(),
  }),
  refusals: { link },
});

export const finishSetUp = defineContract({
  path: 'desk/api/set_up/finish/',
  method: 'POST',
  summary: 'makes the first administrator of every site and signs them in',
  request: z.object({ ...administrator, sealed: freeText(500), code: freeText(20) }),
  reply: doneReply,
  refusals: {
    link,
    code_wrong: msg('This code is incorrect. Please wait for the next one of the app.'),
  },
});
