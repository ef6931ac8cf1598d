import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
const issuer = 'Raceway desk';

export const generateTotpSecret = ()         => new Secret({ size: 20 }).base32;

const totpOf = (secret        , label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds });

/** For the QR code that an authenticator app reads. */
export const totpUri = (secret        , email        )         => totpOf(secret, email).toString();

export const currentTotpCode = (secret        , now      )         =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** The step of a correct code, also one step early or late because clocks differ; else undefined. */
export function matchTotpStep(secret        , code        , now      )                     {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}
