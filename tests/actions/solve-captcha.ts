import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaChallenge } from '../../src/account/captcha/captcha.contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import type { TestStore } from '../store/test-store.ts';

/** Returns what the widget writes into its form field. */
export async function solveCaptcha(store: TestStore, site: SiteCode = 'nod'): Promise<string> {
  const { body } = await store.call(captchaChallenge, {}, { site });
  const challenge = body as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
