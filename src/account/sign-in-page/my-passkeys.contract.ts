import { z } from 'zod';
import { asTyped, defineContract, doneReply, freeText, rowId } from '../../lib/contract.ts';
import { ownContactMessages } from '../own-contacts/own-contact-messages.data.ts';
import { creationOptions, newCredential, requestOptions, usedCredential } from '../passkeys/passkey.contract.ts';
import { newPasskeyRefusals, passkeySignInRefusals, tooManyPasskeys } from '../passkeys/passkey-messages.data.ts';
import { signedInReply } from '../sign-in/sign-in.contract.ts';

const myPasskey = z.object({
  passkey_id: z.number(),
  name: z.string(),
  /** ISO 8601, as the next. */
  added_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type MyPasskey = z.infer<typeof myPasskey>;

export const myPasskeys = defineContract({
  path: 'authentication/passkeys/',
  method: 'GET',
  summary: 'Lists the passkeys of the user.',
  request: z.object({}),
  reply: z.object({ success: z.literal(true), data: z.array(myPasskey) }),
});

export const beginMyPasskey = defineContract({
  path: 'authentication/passkeys/begin/',
  method: 'POST',
  summary: 'Gives what the browser needs to make a passkey, for who knows the password.',
  request: z.object({ password: asTyped(1000) }),
  reply: z.object({ success: z.literal(true), options: creationOptions }),
  refusals: { ...ownContactMessages, ...tooManyPasskeys },
});

export const addMyPasskey = defineContract({
  path: 'authentication/passkeys/add/',
  method: 'POST',
  summary: 'Adds a passkey to the sign-in of the user, who is mailed.',
  request: z.object({ name: freeText(60), credential: newCredential }),
  reply: doneReply,
  refusals: newPasskeyRefusals,
});

export const removeMyPasskey = defineContract({
  path: 'authentication/passkeys/remove/',
  method: 'POST',
  summary: 'Removes a passkey of the user.',
  request: z.object({ passkey_id: rowId }),
  reply: doneReply,
});

export const beginMyPasskeySignIn = defineContract({
  path: 'authentication/passkeys/begin_sign_in/',
  method: 'POST',
  summary: 'Gives what the browser needs to sign a user in with a passkey.',
  request: z.object({}),
  reply: z.object({ success: z.literal(true), options: requestOptions }),
});

export const signInWithMyPasskey = defineContract({
  path: 'authentication/passkeys/sign_in/',
  method: 'POST',
  summary: 'Signs a user in with a passkey; also sets the page cookie.',
  request: z.object({ credential: usedCredential }),
  reply: signedInReply,
  refusals: passkeySignInRefusals,
});
