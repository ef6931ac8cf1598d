import { t } from '../../lib/i18n.js';
import {                                defineCall } from '../../server/calls/define-call.server.js';
import { clearCookie } from '../../server/http/cookies.server.js';
import { notFound } from '../../server/refuse.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { recordBuyerAction } from '../record-buyer-action.server.js';
import { hashToken } from '../secure-token.server.js';
import { findUserById } from '../users.db.js';
import { deviceName, parseUserAgent } from './device-name.js';
import { endAllMySessions, endMySession,                 mySessions } from './my-sessions.contract.js';
import { isSessionAlive } from './session-lifetime.rule.js';
import { endSessionById, endUserSessions, listSessions,                  } from './sessions.db.js';

export const mySessionsCall = defineCall(
  mySessions,
  { requires: permissionTo('manage-sessions') },
  async (_request, context) => {
    const { db, caller, now, token = '' } = context;
    const hash = hashToken(token);
    const own = (await listSessions(db, caller)).filter((session) => isSessionAlive(session, now));
    const data = own.map((session) => toMySession(session, hash));
    return {
      success: true         ,
      data: data.toSorted((a, b) => Number(b.is_this_device) - Number(a.is_this_device)),
    };
  },
);

function toMySession({ tokenHash, ...session }             , thisOne        )            {
  return {
    session_id: session.id,
    device: deviceName(parseUserAgent(session.userAgent)),
    address: session.address,
    signed_in_at: session.createdAt.toISOString(),
    last_used_at: session.seenAt.toISOString(),
    is_this_device: tokenHash.equals(thisOne),
  };
}

export const endMySessionCall = defineCall(
  endMySession,
  { requires: permissionTo('manage-sessions'), transaction: true },
  async ({ session_id }, context) => {
    const { db, caller, headers, secure, token = '' } = context;
    const [ended] = await endSessionById(db, { id: session_id, userId: caller.userId });
    if (!ended) throw notFound(t`The session`);
    if (ended.tokenHash.equals(hashToken(token))) clearCookie(headers, 'auth_key', secure);
    await recordSignOut(context, 'signed out one device', { address: ended.address });
    return { success: true         , message: t`The device is signed out.` };
  },
);

export const endAllMySessionsCall = defineCall(
  endAllMySessions,
  { requires: permissionTo('manage-sessions'), transaction: true },
  async (_request, context) => {
    const sessionsEnded = await endUserSessions(context.db, context.caller.userId);
    clearCookie(context.headers, 'auth_key', context.secure);
    await recordSignOut(context, 'signed out everywhere', { sessionsEnded });
    return { success: true         , message: t`You are signed out everywhere.` };
  },
);

async function recordSignOut(
  context                     ,
  action        ,
  details                         ,
)                {
  const { userId, customerId } = context.caller;
  const [user] = await findUserById(context.db, context.caller);
  await recordBuyerAction(context.db, context, { action, email: user?.email ?? '', userId, customerId, details });
}
