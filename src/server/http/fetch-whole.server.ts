import { readUpTo } from './read-up-to.server.ts';

type ReplyLimits = { timeoutMs: number; maxBytes: number };

/**
 * A reply of another service once it is complete. One that takes longer or is larger than allowed, or leads elsewhere, fails
 * like a broken connection: a service that sends a little now and then would otherwise be waited for without end.
 */
export async function fetchWhole(
  url: Parameters<typeof fetch>[0],
  init: RequestInit,
  { timeoutMs, maxBytes }: ReplyLimits,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const { status, headers, body } = await fetch(url, { ...init, redirect: 'error', signal });
  const content = body === null ? null : await readUpTo(body.getReader(), maxBytes);
  if (content === undefined) throw new Error(`The reply is larger than ${maxBytes} bytes.`);
  return new Response(content, { status, headers });
}
