import type { Db } from '../../server/database/database.server.ts';
import type { CreationOptions, NewCredential, RequestOptions, UsedCredential } from './passkey.contract.ts';
import { isChallengeAlive } from './passkey.rule.ts';
import type { Passkey, PasskeyKind, StoredKey } from './passkey-statements.db.ts';

/** Loaded when the first passkey is used, because it would make the start of the store slower. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: every device has one of them, and none is experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** `origin` is where the page is served; a passkey belongs to its host. */
type Where = { db: Db; origin: string; now: Date; site: { name: string } };

export const hostOf = (origin: string): string => new URL(origin).hostname;

/** What a device keeps as the owner of the passkey. */
const userHandleOf = ({ owners }: PasskeyKind, ownerId: number) => new Uint8Array(Buffer.from(`${owners}-${ownerId}`));

type Owner = { ownerId: number; name: string; email: string };

/** Asks for a passkey that finds its owner by itself and asks for a finger, a face or a PIN. */
export async function createRegistration(
  kind: PasskeyKind,
  { db, origin, now, site }: Where,
  { ownerId, name, email }: Owner,
  known: readonly Passkey[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  const host = hostOf(origin);
  const options = await generateRegistrationOptions({
    rpName: kind.rpName(site),
    rpID: host,
    userName: email,
    userDisplayName: name,
    userID: userHandleOf(kind, ownerId),
    excludeCredentials: known.filter((one) => one.host === host).map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestationType: 'none',
    supportedAlgorithmIDs,
  });
  await kind.statements.insertChallenge(db, { challenge: options.challenge, ownerId, now });
  return options;
}

export type VerifiedKey = { credentialId: string; publicKey: Buffer; counter: number };

/** Undefined when a check fails; its challenge is used up. */
export async function verifyRegistration(
  kind: PasskeyKind,
  where: Where,
  ownerId: number,
  response: NewCredential,
): Promise<VerifiedKey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const expectedChallenge = await takeOpenChallenge(kind, where, response.response, ownerId);
  if (expectedChallenge === undefined) return undefined;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: where.origin,
    expectedRPID: hostOf(where.origin),
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(failed);
  if (!verified) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

export async function createAuthentication(kind: PasskeyKind, { db, origin, now }: Where): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' });
  await kind.statements.insertChallenge(db, { challenge: options.challenge, ownerId: null, now });
  return options;
}

/** The new count of the passkey; undefined when a check fails. Its challenge is used up in both cases. */
export async function verifyAuthentication(
  kind: PasskeyKind,
  where: Where,
  { publicKey, counter, ownerId }: StoredKey,
  response: UsedCredential,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const expectedChallenge = await takeOpenChallenge(kind, where, response.response, null);
  if (expectedChallenge === undefined) return undefined;
  const { userHandle, ...signed } = response.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: signed, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: where.origin,
    expectedRPID: hostOf(where.origin),
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(failed);
  const isOwner = userHandle === Buffer.from(userHandleOf(kind, ownerId)).toString('base64url');
  return verified && isOwner ? authenticationInfo.newCounter : undefined;
}

/** The library throws for whatever does not fit. */
const failed = (_cause: unknown) =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;

/** Uses the challenge up; undefined when it is unknown, belongs to somebody else or has expired. */
async function takeOpenChallenge(
  { statements }: PasskeyKind,
  { db, now }: Where,
  { clientDataJSON }: { clientDataJSON: string },
  ownerId: number | null,
): Promise<string | undefined> {
  const challenge = await challengeIn(clientDataJSON);
  const [found] = challenge === undefined ? [] : await statements.takeChallenge(db, { challenge });
  return found && found.ownerId === ownerId && isChallengeAlive(found.createdAt, now) ? challenge : undefined;
}

async function challengeIn(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge }: { challenge?: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
