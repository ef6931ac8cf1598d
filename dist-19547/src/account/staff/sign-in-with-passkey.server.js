import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { checkRateLimits, consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { anybody } from '../permissions/permission-to.server.js';
import { challengeLimits, passkeySignInLimits } from './desk-sign-in-limits.server.js';
import { openDeskSession } from './open-desk-session.server.js';
import { beginPasskeySignIn, signInWithPasskey } from './passkeys.contract.js';
import { countUse, findPasskey } from './passkeys.db.js';
import { createAuthentication, hostOf, verifyAuthentication } from './web-authn.server.js';

export const beginPasskeySignInCall = defineDeskCall(
  beginPasskeySignIn,
  { requires: anybody },
  async (_request, context) => {
    await consumeRateLimits(context.database, challengeLimits(context.address));
    return { success: true         , options: await createAuthentication(context) };
  },
);

/** Counts as both factors: the device, and what it asks its owner for. */
export const signInWithPasskeyCall = defineDeskCall(
  signInWithPasskey,
  { requires: anybody },
  async ({ credential }, context) => {
    const { db, database, origin, address, now } = context;
    const limits = passkeySignInLimits(address);
    await checkRateLimits(database, limits);
    const [passkey] = await findPasskey(db, { credentialId: credential.id, host: hostOf(origin) });
    if (!passkey) {
      await consumeRateLimits(database, limits);
      return refuse(signInWithPasskey, 'unknown');
    }
    const counter = await verifyAuthentication(context, passkey, credential);
    if (counter === undefined || !(await countUse(db, passkey, counter, now))) {
      await consumeRateLimits(database, limits);
      return refuse(signInWithPasskey, 'invalid');
    }
    const person = { id: passkey.staffId, name: passkey.name, email: passkey.email };
    await openDeskSession(context, person, `passkey ${passkey.passkey}`);
    return { success: true          };
  },
);
