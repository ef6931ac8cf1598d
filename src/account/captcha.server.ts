import type { Step } from '../server/call.ts';
import { spendCaptcha } from './captcha.db.ts';
import { solvedCaptcha } from './captcha.ts';

/**
 * Uses a solved captcha up, in the step's transaction; undefined when it is not solved, not ours or too old. `fresh`
 * is false when it was used before: the caller may know for what.
 */
export async function takeCaptcha(
  { db, secret, now }: Pick<Step, 'db' | 'secret' | 'now'>,
  field: string,
): Promise<{ nonce: string; fresh: boolean } | undefined> {
  const solved = await solvedCaptcha(secret, field, now);
  return solved && { nonce: solved.nonce, fresh: await spendCaptcha(db, solved, now) };
}
