import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
const issuer = 'Raceway desk';

export const generateTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds });

/** The content of the QR code that an authenticator app reads. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

export const currentTotpCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** The step of a correct code, also one step early or late because clocks differ; else undefined. */
export function matchTotpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}
