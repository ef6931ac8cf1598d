import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Each purpose has its own key, so that what was encrypted for one cannot be used for another. */
type Purpose = 'outbox' | 'staff' | 'set-up' | 'webhooks';
const keyOf = (secret: string, purpose: Purpose) => createHmac('sha256', secret).update(purpose).digest();

export type Encryptable = Record<string, string>;

/** Encrypts with the store's secret, so that a copy of the database does not reveal it. */
export function encrypt(secret: string, purpose: Purpose, plain: Encryptable): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Undefined when encrypted with another secret or for another purpose, or changed since. */
export function decrypt(secret: string, purpose: Purpose, encrypted: string): Encryptable | undefined {
  try {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return JSON.parse(plain.toString('utf8')) as Encryptable;
  } catch {
    return undefined;
  }
}
