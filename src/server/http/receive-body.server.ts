import { t } from '../../lib/i18n.ts';
import { type Held, ofFirstHolder } from '../jobs/holders.server.ts';
import { holdersOf, type QueueClient } from '../jobs/queues.server.ts';
import { retryLater } from '../refuse.server.ts';

type Arriving = Held & { content: Uint8Array<ArrayBuffer>; bytes: number; giveWay: () => void };

/** All bodies that are arriving hold at most this many bytes. */
const maxBytesArriving = 64_000_000;
const busySeconds = 2;

const arriving = new Set<Arriving>();

/**
 * The whole body, or undefined when it is larger than `maxBytes`. Slow senders hold no place in a queue: when all of them
 * hold too much memory, whoever holds most gives way. Node ends what takes longer than five minutes.
 */
export async function receiveBody(
  stream: ReadableStream<Uint8Array>,
  sender: QueueClient,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const gaveWay = Promise.withResolvers<never>();
  const own: Arriving = {
    holders: holdersOf(sender),
    content: new Uint8Array(0),
    bytes: 0,
    giveWay: () => {
      arriving.delete(own);
      own.content = new Uint8Array(0);
      const message = t`We are very busy right now. Please try again in ${busySeconds} seconds.`;
      gaveWay.reject(retryLater(429, busySeconds * 1000, message));
    },
  };
  arriving.add(own);
  try {
    return await Promise.race([readInto(own, stream.getReader(), maxBytes), gaveWay.promise]);
  } finally {
    arriving.delete(own);
  }
}

async function readInto(
  own: Arriving,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return own.content.subarray(0, own.bytes);
    if (!arriving.has(own) || own.bytes + value.byteLength > maxBytes) return undefined;
    append(own, value, maxBytes);
    makeRoom();
  }
}

/** One growing piece of memory, because a body may arrive byte by byte. */
function append(own: Arriving, part: Uint8Array, maxBytes: number): void {
  const needed = own.bytes + part.byteLength;
  if (needed > own.content.byteLength) {
    const grown = new Uint8Array(Math.min(maxBytes, Math.max(needed, own.content.byteLength * 2)));
    grown.set(own.content.subarray(0, own.bytes));
    own.content = grown;
  }
  own.content.set(part, own.bytes);
  own.bytes = needed;
}

function makeRoom(): void {
  while (heldBy([...arriving]) > maxBytesArriving) {
    const ofLargest = ofFirstHolder([...arriving], (bodies) => -heldBy(bodies));
    ofLargest.toSorted((a, b) => b.content.byteLength - a.content.byteLength)[0]?.giveWay();
  }
}

const heldBy = (bodies: readonly Arriving[]) => bodies.reduce((sum, { content }) => sum + content.byteLength, 0);
