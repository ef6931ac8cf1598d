import { createHmac, timingSafeEqual } from 'node:crypto';

export function signatureOf(secret        , message                 )         {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Compares in constant time; an empty secret signs nothing. */
export function isSignedWith(secret        , message                 , given        )          {
  const [expected, claimed] = [Buffer.from(signatureOf(secret, message)), Buffer.from(given)];
  return secret !== '' && expected.length === claimed.length && timingSafeEqual(expected, claimed);
}
