import { t } from '../../lib/i18n.ts';
import type { ReadFile } from '../calls/define-call.server.ts';
import { HttpError, retryLater } from '../refuse.server.ts';
import { readUpTo } from './read-up-to.server.ts';

/** A file of 10 MB over a line of 3 Mbit/s. */
const patienceOfOthersMs = 30_000;
const busySeconds = 10;

/**
 * Reads the body of a request in parts, and stops at the part that makes it too large. A file that takes long gives up its
 * place when others wait for one: some senders of a byte now and then would otherwise hold all places.
 */
export const readFileOf =
  (request: Request, isWaitedFor = () => false, patienceMs = patienceOfOthersMs): ReadFile =>
  async (maxBytes) => {
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
    const reader = request.body?.getReader();
    if (!reader) return new Uint8Array();
    const gaveWay = Promise.withResolvers<never>();
    const timer = setInterval(() => {
      if (isWaitedFor()) gaveWay.reject(busy());
    }, patienceMs);
    try {
      return await Promise.race([readWhole(reader, maxBytes), gaveWay.promise]);
    } finally {
      clearInterval(timer);
      void reader.cancel().catch(() => undefined);
    }
  };

function readWhole(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number) {
  return readUpTo(reader, maxBytes).catch(() => {
    throw new HttpError(400, t`The file did not arrive completely. Please try again.`);
  });
}

const busy = () =>
  retryLater(429, busySeconds * 1000, t`We are very busy right now. Please try again in ${busySeconds} seconds.`);
