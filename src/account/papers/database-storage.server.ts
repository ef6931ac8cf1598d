import type { PaperStorage } from './paper-storage.ts';
import { deleteContent, findContent, findContentPart, insertContent } from './papers.db.ts';
import { readInParts } from './read-in-parts.ts';

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
    return readInParts(async (from) => {
      const [part] = await findContentPart(db, { storageKey, from: from + 1, length: partBytes });
      return part;
    });
  },
  async remove(db, storageKey) {
    await deleteContent(db, { storageKey });
  },
};
