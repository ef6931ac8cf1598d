import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 5 * 60_000;

/** What a link opens; its first part names the kind of link. */
export type LinkedParts = readonly (string | number | readonly number[])[];

export type LinkSignature = { until: string; sign: string };

/** For a link that is valid for five minutes. */
export function signLink(secret: string, parts: LinkedParts, now: Date): LinkSignature {
  const until = String(now.getTime() + lifetimeMs);
  return { until, sign: signatureOf(secret, parts, until) };
}

/** 'ended' after its five minutes, undefined for a link that is not ours. */
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
