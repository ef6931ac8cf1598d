import { t } from '../../lib/i18n.js';
import { defineDeskCall,                   } from '../../server/calls/define-call.server.js';
import { HttpError, notFound, refuse } from '../../server/refuse.server.js';
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { anyStaff } from '../permissions/permission-to.server.js';
import { hashToken } from '../secure-token.server.js';
import { challengeLimits } from './desk-sign-in-limits.server.js';
import { maxPasskeys, maySessionAddPasskey } from './passkey.rule.js';
import { addPasskey, beginPasskey, deskPasskeys, removePasskey } from './passkeys.contract.js';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys.db.js';
import { recordStaffAction } from './record-staff-action.server.js';
import { findStaffSession, lockStaff } from './staff.db.js';
import { createRegistration, hostOf, verifyRegistration } from './web-authn.server.js';

export const deskPasskeysCall = defineDeskCall(
  deskPasskeys,
  { requires: anyStaff },
  async (_request, { db, staff }) => ({
    success: true         ,
    passkeys: (await listPasskeys(db, staff)).map(({ id, name, host, createdAt, lastUsedAt }) => ({
      id,
      name,
      host,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
  }),
);

export const beginPasskeyCall = defineDeskCall(beginPasskey, { requires: anyStaff }, async (_request, context) => {
  const { db, database, staff, address } = context;
  await requireFreshSession(context);
  await consumeRateLimits(database, challengeLimits(address));
  const known = await listPasskeys(db, staff);
  if (known.length >= maxPasskeys) return refuse(beginPasskey, 'too_many', { max: maxPasskeys });
  return { success: true         , options: await createRegistration(context, staff, known) };
});

export const addPasskeyCall = defineDeskCall(
  addPasskey,
  { requires: anyStaff },
  async ({ name, credential }, context) => {
    const { database, staff, origin, now } = context;
    if (name === '') return refuse(addPasskey, 'name');
    await requireFreshSession(context);
    const verified = await verifyRegistration(context, staff.staffId, credential);
    if (!verified) return refuse(addPasskey, 'invalid');
    return database.transaction(async (db) => {
      await lockStaff(db, staff);
      if ((await listPasskeys(db, staff)).length >= maxPasskeys)
        return refuse(addPasskey, 'too_many', { max: maxPasskeys });
      const passkey = { ...verified, staffId: staff.staffId, host: hostOf(origin), name };
      if (!(await insertPasskey(db, passkey, now))) return refuse(addPasskey, 'known');
      await recordOwn({ ...context, db }, 'passkey added', { after: { name, host: passkey.host } });
      return { success: true          };
    });
  },
);

export const removePasskeyCall = defineDeskCall(
  removePasskey,
  { requires: anyStaff, transaction: true },
  async ({ id }, context) => {
    const name = await deletePasskey(context.db, context.staff.staffId, id);
    if (name === undefined) throw notFound(t`The passkey`);
    await recordOwn(context, 'passkey removed', { before: { name }, after: null });
    return { success: true          };
  },
);

/** As with an ended session, the desk asks to sign in again and repeats the call. */
async function requireFreshSession({ db, site, token, now }              )                {
  const [session] = await findStaffSession(db, { hash: hashToken(token ?? ''), site: site.code });
  if (!session || !maySessionAddPasskey(session.createdAt, now))
    throw new HttpError(401, t`Please sign in again before you add a passkey.`);
}

const recordOwn = (
  { db, site, staff, by, now, address }              ,
  action        ,
  details                         ,
) => {
  const person = { id: staff.staffId, email: staff.email };
  return recordStaffAction(db, { site, person, by, action, now, address, details });
};
