import type { OpenPaper } from './paper-storage.ts';

/** `bytes` are those of the whole file. */
type Part = { bytes: number; part: Uint8Array };

/** Reads each part only when the client has taken the previous one. Undefined when there is no such file. */
export async function readInParts(
  readPart: (from: number) => Promise<Part | undefined>,
): Promise<OpenPaper | undefined> {
  const first = await readPart(0);
  if (!first) return undefined;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const read = sent === 0 ? first : await readPart(sent);
        if (!read) throw new Error('this file was removed while it was being read');
        controller.enqueue(read.part);
        sent += read.part.byteLength;
        if (sent >= read.bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { bytes: first.bytes, body };
}
