import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import {
  findSearchWords,
  removeSearchWord,
  saveSearchWord,
} from '../../catalogue/search-words/save-search-word.server.js';
import { plural, t } from '../../lib/i18n.js';
import { defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { maxTotal, rowsPerPage } from '../list/list.contract.js';
import { listSearchWordsAtDesk, removeSearchWordAtDesk, saveSearchWordAtDesk } from './search-words.contract.js';

const mayEdit = { requires: staffPermissionTo('edit-items') };

export const listSearchWordsCall = defineDeskCall(
  listSearchWordsAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async ({ q, page }, { db, site }) => {
    const place = { q, limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
    const { words, total } = await findSearchWords(db, site.code, place);
    return {
      success: true         ,
      rows: words.map(({ word, addedBy, addedAt, items }) => ({
        ...{ word, items },
        added_by: addedBy,
        added_at: addedAt.toISOString(),
      })),
      total: Math.min(total, maxTotal),
    };
  },
);

export const saveSearchWordCall = defineDeskCall(
  saveSearchWordAtDesk,
  mayEdit,
  async ({ word, codes, seen }, { database, site, by, now }) => {
    const saved = await saveSearchWord(database, site, { word, codes, seen, by, now });
    if (saved instanceof Refusal) return saved;
    return { success: true         , message: t`${saved.word} finds ${plural(saved.items.length, 'item')}.` };
  },
);

export const removeSearchWordCall = defineDeskCall(
  removeSearchWordAtDesk,
  mayEdit,
  async ({ word }, { database, site, by, now }) => {
    const removed = await removeSearchWord(database, site, { word, by, now });
    return removed ?? { success: true         , message: t`${word} is no search word any more.` };
  },
);
