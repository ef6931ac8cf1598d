import type { CallContext } from '../../server/calls/define-call.server.ts';
import { markCaptchaUsed } from './captcha.db.ts';
import { verifyCaptcha } from './captcha-challenge.server.ts';

/** `fresh` is false when this solution was used before. */
export async function consumeCaptcha(
  { db, secret, now }: Pick<CallContext, 'db' | 'secret' | 'now'>,
  field: string,
): Promise<{ nonce: string; fresh: boolean } | undefined> {
  const solved = await verifyCaptcha(secret, field, now);
  return solved && { nonce: solved.nonce, fresh: await markCaptchaUsed(db, solved, now) };
}
