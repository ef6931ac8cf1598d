import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyOf = (secret: string) => createHmac('sha256', secret).update('outbox').digest();

export type Sealable = Record<string, string>;

/** Encrypts with the store's secret, so that a copy of the database does not reveal it. */
export function seal(secret: string, open: Sealable): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const hidden = Buffer.concat([cipher.update(JSON.stringify(open), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Undefined when sealed with another secret or changed since. */
export function unseal(secret: string, sealed: string): Sealable | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const open = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return JSON.parse(open.toString('utf8')) as Sealable;
  } catch {
    return undefined;
  }
}
