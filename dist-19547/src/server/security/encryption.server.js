import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Each purpose has its own key, so that what was encrypted for one cannot be used for another. */
                                                          
const keyOf = (secret        , purpose         ) => createHmac('sha256', secret).update(purpose).digest();

                                                 

/** Encrypts with the store's secret, so that a copy of the database does not reveal it. */
export function encrypt(secret        , purpose         , plain             )         {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Undefined when encrypted with another secret or for another purpose, or changed since. */
export function decrypt(secret        , purpose         , encrypted        )                          {
  try {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return JSON.parse(plain.toString('utf8'))               ;
  } catch {
    return undefined;
  }
}
