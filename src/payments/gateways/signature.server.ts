import { createHmac, timingSafeEqual } from 'node:crypto';

/** The HMAC-SHA256 of these bytes as lower-case hex, the form both sides of a signature are written in. */
export function signatureOf(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/**
 * Whether `given` is exactly the signature of these bytes: another length or upper case is not. It takes as long
 * wherever the two differ. Without a secret nothing is signed, so nothing holds.
 */
export function isSignedWith(secret: string, message: string | Buffer, given: string): boolean {
  const [expected, claimed] = [Buffer.from(signatureOf(secret, message)), Buffer.from(given)];
  return secret !== '' && expected.length === claimed.length && timingSafeEqual(expected, claimed);
}
