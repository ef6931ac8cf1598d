import { createHmac, timingSafeEqual } from 'node:crypto';

const minuteMs = 60_000;

/** Of a link that its reader opens at once. */
const ownMinutes = 5;

/** Of a link that is handed on to others. */
const handedOnDays = 14;
export const handedOnMinutes = handedOnDays * 24 * 60;

/** What a link opens; its first part names the kind of link. */
                                                                           

                                                            

/** For a link that is valid for five minutes, or as long as it is said. */
export function signLink(secret        , parts             , now      , minutes = ownMinutes)                {
  const until = String(now.getTime() + minutes * minuteMs);
  return { until, sign: signatureOf(secret, parts, until) };
}

/** 'ended' after its time, undefined for a link that is not ours. */
export function verifyLink(
  secret        ,
  parts             ,
  { until = '', sign = '' }                                  ,
  now      ,
)                                {
  if (!/^\d{1,15}$/.test(until)) return undefined;
  const [received, expected] = [Buffer.from(sign), Buffer.from(signatureOf(secret, parts, until))];
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  return now.getTime() < Number(until) ? 'valid' : 'ended';
}

const signatureOf = (secret        , parts             , until        ) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([...parts, until]))
    .digest('base64url');
