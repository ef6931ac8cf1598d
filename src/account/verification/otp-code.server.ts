import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { SiteCode } from '../../sites/site.ts';
import type { OtpPurpose } from './verification.table.ts';

export type OtpKey = { site: SiteCode; purpose: OtpPurpose; receiver: string; userId: number };

export type AttemptedOtp = { id: number; codeHash: Buffer; createdAt: Date };

const codes = 1_000_000;

export const generateOtp = () => String(randomInt(codes)).padStart(6, '0');

/** Keyed, because all six-digit codes could be hashed and compared. */
export function hashOtp(secret: string, { site, purpose, receiver, userId }: OtpKey, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['otp', site, purpose, receiver, userId, code]))
    .digest();
}

/** The same code of the same mail gives the same token, since the reply that has it may be lost. */
export const resetTokenOf = (secret: string, { id, codeHash, createdAt }: AttemptedOtp): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['password reset', id, codeHash.toString('hex'), createdAt.toISOString()]))
    .digest('base64url');

export const areHashesEqual = (one: Buffer, other: Buffer) =>
  one.length === other.length && timingSafeEqual(one, other);
