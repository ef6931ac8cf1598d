                                                                
                                                                   
import { isChallengeAlive } from './passkey.rule.js';
                                                                                                              
import { insertChallenge,                                    takeChallenge } from './passkeys.db.js';

/** Loaded when the first passkey is used, because it would make the start of the store slower. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: every device has one of them, and none is experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** `origin` is where the page is served; a passkey belongs to its host. */
                                                   

export const hostOf = (origin        )         => new URL(origin).hostname;

/** What a device keeps as the owner of the passkey. */
const userHandleOf = (staffId        ) => new Uint8Array(Buffer.from(`staff-${staffId}`));

                                                              
                                                               

/** For a passkey that finds its owner by itself and asks for a finger, a face or a PIN. */
export async function createRegistration(
  { db, origin, now }       ,
  { staffId, name, email }       ,
  known                    ,
)                           {
  const { generateRegistrationOptions } = await library();
  const host = hostOf(origin);
  const options = await generateRegistrationOptions({
    rpName: 'Raceway desk',
    rpID: host,
    userName: email,
    userDisplayName: name,
    userID: userHandleOf(staffId),
    excludeCredentials: known.filter((one) => one.host === host).map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestationType: 'none',
    supportedAlgorithmIDs,
  });
  await insertChallenge(db, { challenge: options.challenge, staffId }, now);
  return options;
}

                                                                
                                                                                       

/** Undefined when a check fails; its challenge is used up. */
export async function verifyRegistration(
  where       ,
  staffId        ,
  response               ,
)                                   {
  const { verifyRegistrationResponse } = await library();
  const expectedChallenge = await takeOpenChallenge(where, response.response, staffId);
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

                                                                    

export async function createAuthentication({ db, origin, now }       )                          {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' });
  await insertChallenge(db, { challenge: options.challenge, staffId: null }, now);
  return options;
}

                                                                        

/** The new count of the passkey; undefined when a check fails. Its challenge is used up in both cases. */
export async function verifyAuthentication(
  where       ,
  { publicKey, counter, staffId }                ,
  response                ,
)                              {
  const { verifyAuthenticationResponse } = await library();
  const expectedChallenge = await takeOpenChallenge(where, response.response, null);
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
  const isOwner = userHandle === Buffer.from(userHandleOf(staffId)).toString('base64url');
  return verified && isOwner ? authenticationInfo.newCounter : undefined;
}

/** The library throws for whatever does not fit. */
const failed = (_cause         ) =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined })         ;

/** Undefined unless it was given for this, not used yet, and not long ago. */
async function takeOpenChallenge(
  { db, now }       ,
  { clientDataJSON }                            ,
  staffId               ,
)                              {
  const challenge = await challengeIn(clientDataJSON);
  const found = challenge === undefined ? undefined : await takeChallenge(db, challenge);
  return found && found.staffId === staffId && isChallengeAlive(found.createdAt, now) ? challenge : undefined;
}

async function challengeIn(clientDataJSON        )                              {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge }                          = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
