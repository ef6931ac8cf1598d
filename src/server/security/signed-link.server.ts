import { createHmac, timingSafeEqual } from 'node:crypto';

const minuteMs = 60_000;

/** The lifetime of a link that its reader opens at once. */
const ownMinutes = 5;

/** The lifetime of a link that is shared with others. */
const sharedLinkDays = 14;
export const sharedLinkMinutes = sharedLinkDays * 24 * 60;

/** The parts that tell what a link opens; the first names the kind of link. */
export type LinkedParts = readonly (string | number | readonly number[])[];

export type LinkSignature = { until: string; sign: string };

/** The link is valid for five minutes, or for as many as `minutes` says. */
export function signLink(secret: string, parts: LinkedParts, now: Date, minutes = ownMinutes): LinkSignature {
  const until = String(now.getTime() + minutes * minuteMs);
  return { until, sign: signatureOf(secret, parts, until) };
}

/** 'ended' after its time, undefined for a link that is not ours. */
export function verifyLink(
  secret: string,
  parts: LinkedParts,
  { until = '', sign = '' }: Readonly<Record<string, string>>,
  now: Date,
): 'valid' | 'ended' | undefined {
  if (!/^\d{1,15}$/.test(until)) return undefined;
  const [received, expected] = [Buffer.from(sign), Buffer.from(signatureOf(secret, parts, until))];
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  return now.getTime() < Number(until) ? 'valid' : 'ended';
}

const signatureOf = (secret: string, parts: LinkedParts, until: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([...parts, until]))
    .digest('base64url');
