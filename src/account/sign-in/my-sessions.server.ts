import { t } from '../../lib/i18n.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import { clearCookie } from '../../server/http/cookies.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { recordBuyerAction } from '../record-buyer-action.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { findUserById } from '../users.db.ts';
import { deviceName, parseUserAgent } from './device-name.ts';
import { endAllMySessions, endMySession, type MySession, mySessions } from './my-sessions.contract.ts';
import { isSessionAlive } from './session-lifetime.rule.ts';
import { endSessionById, endUserSessions, listSessions, type UserSession } from './sessions.db.ts';

export const mySessionsCall = defineCall(
  mySessions,
  { requires: permissionTo('manage-sessions'), reads: 'primary' },
  async (_request, context) => {
    const { db, caller, now, token = '' } = context;
    const hash = hashToken(token);
    const own = (await listSessions(db, caller)).filter((session) => isSessionAlive(session, now));
    const data = own.map((session) => toMySession(session, hash));
    return {
      success: true as const,
      data: data.toSorted((a, b) => Number(b.is_this_device) - Number(a.is_this_device)),
    };
  },
);

function toMySession({ tokenHash, ...session }: UserSession, thisOne: Buffer): MySession {
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
    // What names no session is read as 0.
    if (session_id === 0) throw notFound(t`The session`);
    const [ended] = await endSessionById(db, { id: session_id, userId: caller.userId });
    // Where nothing is left to end the reply was lost, and the request sent again.
    if (ended) {
      if (ended.tokenHash.equals(hashToken(token))) clearCookie(headers, 'auth_key', secure);
      await recordSignOut(context, 'signed out one device', { address: ended.address });
    }
    return { success: true as const, message: t`The device is signed out.` };
  },
);

export const endAllMySessionsCall = defineCall(
  endAllMySessions,
  { requires: permissionTo('manage-sessions'), transaction: true },
  async (_request, context) => {
    const sessionsEnded = await endUserSessions(context.db, context.caller.userId);
    clearCookie(context.headers, 'auth_key', context.secure);
    await recordSignOut(context, 'signed out everywhere', { sessionsEnded });
    return { success: true as const, message: t`You are signed out everywhere.` };
  },
);

async function recordSignOut(
  context: CallContext<Caller>,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const { userId, customerId } = context.caller;
  const [user] = await findUserById(context.db, context.caller);
  await recordBuyerAction(context.db, context, { action, email: user?.email ?? '', userId, customerId, details });
}
