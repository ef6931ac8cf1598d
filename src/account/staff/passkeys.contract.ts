import { z } from 'zod';
import { asTyped, defineContract, doneReply, freeText, rowId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

/** Base64url, as WebAuthn's JSON has it. */
const binary = (max: number) => asTyped(max);
const credential = { id: binary(1400), rawId: binary(1400), type: z.literal('public-key') };

/** RegistrationResponseJSON of WebAuthn, as far as it is read. */
const newCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: binary(4000), attestationObject: binary(20_000) }),
});

/** AuthenticationResponseJSON of WebAuthn, as far as it is read. */
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(4000),
    userHandle: binary(200).optional(),
  }),
});

const knownKey = z.object({ id: z.string(), type: z.string() });

const tooManyPasskeys = { too_many: msg('You have {max} passkeys. Please remove one first.') };

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
    options: z.object({
      challenge: z.string(),
      rp: z.object({ name: z.string(), id: z.string().optional() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
      timeout: z.number().optional(),
      excludeCredentials: z.array(knownKey).optional(),
      authenticatorSelection: z
        .object({ residentKey: z.string().optional(), userVerification: z.string().optional() })
        .optional(),
      attestation: z.string().optional(),
    }),
  }),
  refusals: tooManyPasskeys,
});

export const addPasskey = defineContract({
  path: 'desk/api/passkeys/add/',
  method: 'POST',
  summary: 'adds a passkey to the sign-in of the staff member who is signed in',
  request: z.object({ name: freeText(60), credential: newCredential }),
  reply: doneReply,
  refusals: {
    name: msg('Please enter a name, such as the device it is kept on.'),
    ...tooManyPasskeys,
    invalid: msg('This passkey could not be added. Please try again.'),
    known: msg('This passkey was added before.'),
  },
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
    options: z.object({
      challenge: z.string(),
      rpId: z.string().optional(),
      userVerification: z.string().optional(),
      timeout: z.number().optional(),
    }),
  }),
});

export const signInWithPasskey = defineContract({
  path: 'desk/api/passkeys/sign_in/',
  method: 'POST',
  summary: 'signs staff in with a passkey, which stands for password and code',
  request: z.object({ credential: usedCredential }),
  reply: doneReply,
  refusals: {
    unknown: msg('This passkey is not known here. Please sign in with your password.'),
    invalid: msg('This passkey could not be checked. Please try again, or sign in with your password.'),
  },
});
