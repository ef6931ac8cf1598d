import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
                                                    
                                                          

                                                                                               

const codes = 1_000_000;

export const generateOtp = () => String(randomInt(codes)).padStart(6, '0');

/** Keyed, because all six-digit codes could be hashed and compared. */
export function hashOtp(secret        , { site, purpose, receiver, userId }        , code        )         {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['otp', site, purpose, receiver, userId, code]))
    .digest();
}

export const areHashesEqual = (one        , other        ) =>
  one.length === other.length && timingSafeEqual(one, other);
