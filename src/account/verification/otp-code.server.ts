import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { OtpPurpose } from './verification.table.ts';

/** Whose code it is: a code of one receiver, purpose or site is no other's. */
export type OtpKey = { site: string; purpose: OtpPurpose; receiver: string; userId: number };

const codes = 1_000_000;

/** Six random digits. */
export const generateOtp = () => String(randomInt(codes)).padStart(6, '0');

/** What the database keeps of a code; without the store's secret a million tries would tell it. */
export function hashOtp(secret: string, { site, purpose, receiver, userId }: OtpKey, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['otp', site, purpose, receiver, userId, code]))
    .digest();
}

/** Compares in a time that tells nothing. */
export const areHashesEqual = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other);
