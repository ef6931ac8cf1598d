import { deleteContent, findContent, insertContent } from './paper-contents.db.js';
                                                       

export const databaseStorage               = {
  name: 'database',
  async put(db, { storageKey }, content) {
    await insertContent(db, { storageKey, content: Buffer.from(content) });
  },
  async get(db, storageKey) {
    const [found] = await findContent(db, { storageKey });
    return found?.content;
  },
  async remove(db, storageKey) {
    await deleteContent(db, { storageKey });
  },
};
