import type { CallContext } from '../../server/calls/define-call.server.ts';
import { markCaptchaUsed } from './captcha.db.ts';
import { verifyCaptcha } from './captcha-challenge.server.ts';

/**
 * Uses a solved captcha up, in the step's transaction; undefined when it is not solved, not ours or too old. `fresh`
 * is false when it was used before: the caller may know for what.
 */
export async function consumeCaptcha(
  { db, secret, now }: Pick<CallContext, 'db' | 'secret' | 'now'>,
  field: string,
): Promise<{ nonce: string; fresh: boolean } | undefined> {
  const solved = await verifyCaptcha(secret, field, now);
  return solved && { nonce: solved.nonce, fresh: await markCaptchaUsed(db, solved, now) };
}
