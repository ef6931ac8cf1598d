import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, releaseRateLimits } from '../../server/security/rate-limits.server.ts';
import { createAuthentication, hostOf, verifyAuthentication } from '../passkeys/web-authn.server.ts';
import { anybody } from '../permissions/permission-to.server.ts';
import { challengeLimits, passkeySignInLimits } from './desk-sign-in-limits.server.ts';
import { openDeskSession } from './open-desk-session.server.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkeys.contract.ts';
import { findPasskey, staffPasskeyKind } from './passkeys.db.ts';

export const beginPasskeySignInCall = defineDeskCall(
  beginPasskeySignIn,
  { requires: anybody },
  async (_request, context) => {
    await consumeRateLimits(context.database, challengeLimits(context.address));
    return { success: true as const, options: await createAuthentication(staffPasskeyKind, context) };
  },
);

/** Counts as both factors: the device, and what it asks its owner for. Every try counts until it is known to be right. */
export const signInWithPasskeyCall = defineDeskCall(
  signInWithPasskey,
  { requires: anybody },
  async ({ credential }, context) => {
    const { db, database, origin, address, now } = context;
    const limits = passkeySignInLimits(address);
    await consumeRateLimits(database, limits);
    const known = { credentialId: credential.id, host: hostOf(origin) };
    const [passkey] = await findPasskey(db, known);
    if (!passkey) return refuse(signInWithPasskey, 'unknown');
    const counter = await verifyAuthentication(staffPasskeyKind, context, passkey, credential);
    if (
      counter === undefined ||
      (await staffPasskeyKind.statements.countUse(db, { ...passkey, newCounter: counter, now })).length === 0
    )
      return refuse(signInWithPasskey, 'invalid');
    const person = { id: passkey.ownerId, name: passkey.name, email: passkey.email };
    const isStillKnown = async (locked: Db) => (await findPasskey(locked, known)).length === 1;
    if (!(await openDeskSession(context, person, `passkey ${passkey.passkey}`, isStillKnown)))
      return refuse(signInWithPasskey, 'unknown');
    await releaseRateLimits(database, limits);
    return { success: true as const };
  },
);
