import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

const validMinutes = 10;
/** Takes under half a second on an office PC, under two on one a quarter as fast: `npm run lab -- captcha`. */
export const captchaWork = { cost: 5000, counterMin: 200, counterMax: 400 };

declare module '../../server/calls/services.ts' {
  interface Services {
    captchaWork: typeof captchaWork;
  }
}

const deriveSecrets = (secret: string) => ({
  hmacSignatureSecret: createHmac('sha256', secret).update('captcha').digest('hex'),
  hmacKeySignatureSecret: createHmac('sha256', secret).update('captcha key').digest('hex'),
});

export async function createCaptchaChallenge(secret: string, now: Date, work: typeof captchaWork) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: work.cost,
    counter: randomInt(work.counterMax, work.counterMin),
    expiresAt: new Date(now.getTime() + validMinutes * 60_000),
    deriveKey,
    ...deriveSecrets(secret),
  });
}

const payload = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({ nonce: z.string().min(1).max(200), expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number() }),
});

/** Undefined when unsolved, not signed by us, or expired. */
export async function verifyCaptcha(
  secret: string,
  field: string,
  now: Date,
): Promise<{ nonce: string; endsAt: Date } | undefined> {
  const read = payload.safeParse(readJson(field));
  if (!read.success) return undefined;
  const { nonce, expiresAt } = read.data.challenge.parameters;
  const endsAt = new Date(expiresAt * 1000);
  if (endsAt <= now) return undefined;
  const { challenge, solution } = read.data as unknown as Payload;
  const result = await verifySolution({ challenge, solution, deriveKey, ...deriveSecrets(secret) }).catch(
    () => undefined,
  );
  return result?.verified ? { nonce, endsAt } : undefined;
}

function readJson(field: string): unknown {
  try {
    return JSON.parse(Buffer.from(field, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
