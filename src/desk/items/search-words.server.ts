import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import {
  findSearchWords,
  removeSearchWord,
  saveSearchWord,
} from '../../catalogue/search-words/save-search-word.server.ts';
import { plural } from '../../lib/i18n.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { listSearchWordsAtDesk, removeSearchWordAtDesk, saveSearchWordAtDesk } from './search-words.contract.ts';

const mayEdit = { requires: staffPermissionTo('edit-items') };

export const listSearchWordsCall = defineDeskCall(
  listSearchWordsAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async ({ q, page }, { db, site }) => {
    const place = { q, limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
    const { words, total } = await findSearchWords(db, site.code, place);
    return { success: true as const, rows: words, total: Math.min(total, maxTotal) };
  },
);

export const saveSearchWordCall = defineDeskCall(
  saveSearchWordAtDesk,
  { ...mayEdit, roundTrips: 11 },
  async ({ word, codes, seen }, { database, site, by, now }) => {
    const saved = await saveSearchWord(database, site, { word, codes, seen, by, now });
    if (saved instanceof Refusal) return saved;
    return { success: true as const, message: `${saved.word} finds ${plural(saved.items.length, 'item')}.` };
  },
);

export const removeSearchWordCall = defineDeskCall(
  removeSearchWordAtDesk,
  mayEdit,
  async ({ word }, { database, site, by, now }) => {
    const removed = await removeSearchWord(database, site, { word, by, now });
    return removed ?? { success: true as const, message: `${word} is no search word any more.` };
  },
);
