import { t } from '../../lib/i18n.ts';
import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { HttpError, refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { maxPasskeys, maySessionAddPasskey } from '../passkeys/passkey.rule.ts';
import { createRegistration, hostOf, verifyRegistration } from '../passkeys/web-authn.server.ts';
import { anyStaff } from '../permissions/permission-to.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { challengeLimits } from './desk-sign-in-limits.server.ts';
import { addPasskey, beginPasskey, deskPasskeys, removePasskey } from './passkeys.contract.ts';
import { staffPasskeyKind } from './passkeys.db.ts';
import { recordOwnAudit } from './record-staff-audit.server.ts';
import { findStaffSession, lockStaff } from './staff.db.ts';

const { deletePasskey, insertPasskey, listPasskeys } = staffPasskeyKind.statements;

export const deskPasskeysCall = defineDeskCall(
  deskPasskeys,
  { requires: anyStaff },
  async (_request, { db, staff }) => ({
    success: true as const,
    passkeys: (await listPasskeys(db, { ownerId: staff.staffId })).map(({ id, name, host, createdAt, lastUsedAt }) => ({
      id,
      name,
      host,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }),
);

export const beginPasskeyCall = defineDeskCall(beginPasskey, { requires: anyStaff }, async (_request, context) => {
  const { db, database, staff, address } = context;
  await requireFreshSession(context);
  await consumeRateLimits(database, challengeLimits(address));
  const known = await listPasskeys(db, { ownerId: staff.staffId });
  if (known.length >= maxPasskeys) return refuse(beginPasskey, 'too_many', { max: maxPasskeys });
  return {
    success: true as const,
    options: await createRegistration(staffPasskeyKind, context, { ...staff, ownerId: staff.staffId }, known),
  };
});

export const addPasskeyCall = defineDeskCall(
  addPasskey,
  { requires: anyStaff },
  async ({ name, credential }, context) => {
    const { database, staff, origin, now } = context;
    if (name === '') return refuse(addPasskey, 'name');
    await requireFreshSession(context);
    const verified = await verifyRegistration(staffPasskeyKind, context, staff.staffId, credential);
    if (!verified) return refuse(addPasskey, 'invalid');
    return database.transaction(async (db) => {
      await lockStaff(db, staff);
      if ((await listPasskeys(db, { ownerId: staff.staffId })).length >= maxPasskeys)
        return refuse(addPasskey, 'too_many', { max: maxPasskeys });
      const passkey = { ...verified, ownerId: staff.staffId, host: hostOf(origin), name };
      if ((await insertPasskey(db, { ...passkey, now })).length === 0) return refuse(addPasskey, 'known');
      await recordOwnAudit({ ...context, db }, 'passkey added', { after: { name, host: passkey.host } });
      return { success: true as const };
    });
  },
);

export const removePasskeyCall = defineDeskCall(
  removePasskey,
  { requires: anyStaff, transaction: true },
  async ({ id }, context) => {
    const { db, staff } = context;
    const [deleted] = await deletePasskey(db, { ownerId: staff.staffId, id });
    // Where nothing is left to remove the reply was lost, and the request sent again.
    if (deleted) await recordOwnAudit(context, 'passkey removed', { before: { name: deleted.name }, after: null });
    return { success: true as const, written: deleted !== undefined };
  },
);

/** The desk asks to sign in again, as after an ended session, and repeats the call. */
async function requireFreshSession({ db, site, token, now }: StaffContext): Promise<void> {
  const [session] = await findStaffSession(db, { hash: hashToken(token ?? ''), site: site.code });
  if (!session || !maySessionAddPasskey(session.createdAt, now))
    throw new HttpError(401, t`Please sign in again before you add a passkey.`);
}
