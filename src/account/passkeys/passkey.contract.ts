import { z } from 'zod';
import { asTyped } from '../../lib/contract.ts';

/** Base64url, as WebAuthn's JSON has it. */
const binary = (max: number) => asTyped(max);
const credential = { id: binary(1400), rawId: binary(1400), type: z.literal('public-key') };

/** RegistrationResponseJSON of WebAuthn, as far as it is read. */
export const newCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: binary(4000), attestationObject: binary(20_000) }),
});

/** AuthenticationResponseJSON of WebAuthn, as far as it is read. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(4000),
    userHandle: binary(200).optional(),
  }),
});

const knownKey = z.object({ id: z.string(), type: z.string() });

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn, as far as it is used. */
export const creationOptions = z.object({
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
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn, as far as it is used. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  userVerification: z.string().optional(),
  timeout: z.number().optional(),
});

export type CreationOptions = z.infer<typeof creationOptions>;
export type RequestOptions = z.infer<typeof requestOptions>;
export type NewCredential = z.infer<typeof newCredential>;
export type UsedCredential = z.infer<typeof usedCredential>;
