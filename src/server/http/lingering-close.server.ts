import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { MiddlewareHandler } from 'hono';

/**
 * For a reply that is sent before the whole body arrived, such as that it is too large. Where the client wants the
 * connection closed, Node would close it at once, and a client that still sends would lose the reply. The server reads
 * on for half a second, as it does where connections are kept.
 */
export const lingerBeforeClose: MiddlewareHandler = async (c, next) => {
  await next();
  const { incoming, outgoing } = (c.env ?? {}) as { incoming?: IncomingMessage; outgoing?: ServerResponse };
  if (!incoming || !outgoing || incoming.complete || outgoing.shouldKeepAlive) return;
  outgoing.shouldKeepAlive = true;
  const { socket } = incoming;
  void Promise.allSettled([finished(outgoing), finished(incoming)]).then(() => socket.destroySoon());
};
