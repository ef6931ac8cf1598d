import {                                           request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connectTo,                     findEndpointAddress } from './endpoint-address.server.js';

/** `status` is null without a reply. */
                                                                                                   

const timeoutMs = 10_000;
const maxReplyBytes = 1000;

/** A redirect is a failure: only the address that the seller entered is called. */
export async function postWebhook(
  address        ,
  { headers, body }                                                   ,
  rules               ,
)                      {
  const started = performance.now();
  const ended = (part                            ) => ({ ...part, tookMs: Math.round(performance.now() - started) });
  try {
    const { status, reply } = await send(new URL(address), headers, body, rules);
    const hasArrived = status >= 200 && status < 300;
    return ended({ status, reply, problem: hasArrived ? '' : `The endpoint replied ${status}.` });
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message || String(cause) : String(cause);
    return ended({ status: null, reply: '', problem: problem.slice(0, 300) });
  }
}

async function send(url     , headers                        , body        , rules               ) {
  const signal = AbortSignal.timeout(timeoutMs);
  const lookup = connectTo(await withinTime(findEndpointAddress(url, rules), signal));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = { 'content-type': 'application/json', 'user-agent': 'Raceway-Webhooks', ...headers };
  const outgoing = request(url, { method: 'POST', headers: sent, lookup, signal, agent: false });
  const incoming = await replyTo(outgoing, body);
  const reply = await readStart(incoming);
  return { status: incoming.statusCode ?? 0, reply };
}

const withinTime =    (work            , signal             )             =>
  Promise.race([
    work,
    new Promise       ((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason         ), { once: true });
    }),
  ]);

const replyTo = (outgoing               , body        ) =>
  new Promise                 ((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', resolve);
    outgoing.end(body);
  });

async function readStart(incoming                 )                  {
  const chunks           = [];
  let length = 0;
  for await (const chunk of incoming                         ) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= maxReplyBytes) break;
  }
  // PostgreSQL cannot store NUL.
  return Buffer.concat(chunks).subarray(0, maxReplyBytes).toString('utf8').replaceAll('\u0000', '\ufffd');
}
