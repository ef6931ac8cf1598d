import type { Db } from '../../server/database/database.server.ts';
import { deleteContent, findContent, findContentPart, insertContent } from './paper-contents.db.ts';
import type { PaperStorage } from './paper-storage.ts';

const partBytes = 500_000;

export const databaseStorage: PaperStorage = {
  name: 'database',
  async put(db, { storageKey }, content) {
    await insertContent(db, { storageKey, content: Buffer.from(content) });
  },
  async get(db, storageKey) {
    const [found] = await findContent(db, { storageKey });
    return found?.content;
  },
  async open(db, storageKey) {
    const first = await readPart(db, storageKey, 0);
    return first && { bytes: first.bytes, body: inParts(db, storageKey, first) };
  },
  async remove(db, storageKey) {
    await deleteContent(db, { storageKey });
  },
};

const readPart = async (db: Db, storageKey: string, skip: number) =>
  (await findContentPart(db, { storageKey, from: skip + 1, length: partBytes }))[0];

type Part = NonNullable<Awaited<ReturnType<typeof readPart>>>;

/** Reads each part only when the client has taken the previous one. */
function inParts(db: Db, storageKey: string, first: Part): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const read = sent === 0 ? first : await readPart(db, storageKey, sent);
        if (!read) throw new Error('this file was removed while it was being read');
        controller.enqueue(read.part);
        sent += read.part.byteLength;
        if (sent >= read.bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
