import { say } from '../lib/say.ts';
import { answer, type Step } from '../server/call.ts';
import { clearCookie } from '../server/cookies.ts';
import { notFound } from '../server/refuse.ts';
import { noteBuyer } from './buyer-acts.ts';
import { deviceName, deviceOf } from './device-name.ts';
import { endAllMySessions, endMySession, type MySession, mySessions } from './my-sessions.contract.ts';
import { isAlive } from './session-life.rule.ts';
import { tokenHash } from './session-token.ts';
import { endSessionById, endSessionsOf, listSessions, type OwnSession } from './sessions.db.ts';
import { findUserById } from './users.db.ts';

export const mySessionsCall = answer(mySessions, { who: 'verified' }, async (_request, step) => {
  const { db, caller, now, token = '' } = step;
  const hash = tokenHash(token);
  const own = (await listSessions(db, caller)).filter((session) => isAlive(session, now));
  const data = own.map((session) => shownSession(session, hash));
  return { success: true as const, data: data.toSorted((a, b) => Number(b.is_this_device) - Number(a.is_this_device)) };
});

function shownSession({ tokenHash, ...session }: OwnSession, thisOne: Buffer): MySession {
  return {
    session_id: session.id,
    device: deviceName(deviceOf(session.userAgent)),
    address: session.address,
    signed_in_at: session.createdAt.toISOString(),
    last_used_at: session.seenAt.toISOString(),
    is_this_device: tokenHash.equals(thisOne),
  };
}

export const endMySessionCall = answer(
  endMySession,
  { who: 'verified', transaction: true },
  async ({ session_id }, step) => {
    const { db, caller, headers, secure, token = '' } = step;
    const [ended] = await endSessionById(db, { id: session_id, userId: caller.userId });
    if (!ended) throw notFound(say`The session`);
    if (ended.tokenHash.equals(tokenHash(token))) clearCookie(headers, 'auth_key', secure);
    await noteEnded(step, 'signed out one device', { address: ended.address });
    return { success: true as const, message: say`That device is signed out.` };
  },
);

export const endAllMySessionsCall = answer(
  endAllMySessions,
  { who: 'verified', transaction: true },
  async (_request, step) => {
    const sessionsEnded = await endSessionsOf(step.db, step.caller.userId);
    clearCookie(step.headers, 'auth_key', step.secure);
    await noteEnded(step, 'signed out everywhere', { sessionsEnded });
    return { success: true as const, message: say`You are signed out everywhere.` };
  },
);

async function noteEnded(step: Step<'verified'>, action: string, details: Record<string, unknown>): Promise<void> {
  const { userId, customerId } = step.caller;
  const [user] = await findUserById(step.db, step.caller);
  await noteBuyer(step.db, step, { action, email: user?.email ?? '', userId, customerId, details });
}
