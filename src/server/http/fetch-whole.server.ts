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
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error(`The reply is larger than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return new Response(bytes > 0 ? Buffer.concat(parts, bytes) : null, { status, headers });
}
