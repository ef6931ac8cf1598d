import { z } from 'zod';
import { defineContract, doneReply, freeText, rowId } from '../../lib/contract.ts';
import { creationOptions, newCredential, requestOptions, usedCredential } from '../passkeys/passkey.contract.ts';
import { newPasskeyRefusals, passkeySignInRefusals, tooManyPasskeys } from '../passkeys/passkey-messages.data.ts';

export const deskPasskeys = defineContract({
  path: 'desk/api/passkeys/',
  method: 'GET',
  summary: 'lists the own passkeys of the staff member who is signed in',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    passkeys: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** It signs in on this host only. */
        host: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
  }),
});

export const beginPasskey = defineContract({
  path: 'desk/api/passkeys/begin/',
  method: 'POST',
  summary: 'gives what the browser needs to make a passkey',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    options: creationOptions,
  }),
  refusals: tooManyPasskeys,
});

export const addPasskey = defineContract({
  path: 'desk/api/passkeys/add/',
  method: 'POST',
  summary: 'adds a passkey to the sign-in of the staff member who is signed in',
  request: z.object({ name: freeText(60), credential: newCredential }),
  reply: doneReply,
  refusals: newPasskeyRefusals,
});

export const removePasskey = defineContract({
  path: 'desk/api/passkeys/remove/',
  method: 'POST',
  summary: 'removes one of the own passkeys',
  request: z.object({ id: rowId }),
  /** `written` is false when it was removed before. */
  reply: z.object({ success: z.literal(true), written: z.boolean() }),
});

export const beginPasskeySignIn = defineContract({
  path: 'desk/api/passkeys/begin_sign_in/',
  method: 'POST',
  summary: 'gives what the browser needs to sign staff in with a passkey',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    options: requestOptions,
  }),
});

export const signInWithPasskey = defineContract({
  path: 'desk/api/passkeys/sign_in/',
  method: 'POST',
  summary: 'signs staff in with a passkey, which stands for password and code',
  request: z.object({ credential: usedCredential }),
  reply: doneReply,
  refusals: passkeySignInRefusals,
});
