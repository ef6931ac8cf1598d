import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createCaptchaChallenge } from '../../../src/account/captcha/captcha-challenge.server.ts';
import type { TestStore } from '../../store/test-store.ts';

export const easyCaptchaWork = { cost: 1, counterMin: 1, counterMax: 2 };

/** What the widget writes into its form field, for a challenge of the store that is solved at once. */
export async function solveCaptcha({ server, now }: TestStore): Promise<string> {
  return solutionOf(await createCaptchaChallenge(server.secret, now(), easyCaptchaWork));
}

export async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
