import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { type ItemGroups, listItemGroups } from '../../catalogue/item-changes/item-groups.server.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { parseSearchTerms } from '../../catalogue/search/search-terms.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { maxTotal, rowsPerPage } from '../list/list.contract.ts';
import { listItemsAtDesk } from './item-list.contract.ts';
import { countListed, findListedIds, findListedItems, type ItemListFilter, type ItemListPage } from './item-list.db.ts';

type Request = RequestOf<typeof listItemsAtDesk>;

export const listItemsAtDeskCall = defineDeskCall(
  listItemsAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async (request, { db, site, now }) => {
    const groups = await listItemGroups(db, site.code);
    const filter = filterOf(request, site, groups, now);
    const place = { sort: request.sort, limit: rowsPerPage, offset: (request.page - 1) * rowsPerPage };
    const begun = await findPage(db, filter, place);
    const { ids, total } = begun.total === 0 && filter.search ? await findPage(db, anywhere(filter), place) : begun;
    const rows = await findListedItems(db, { ids, now });
    const shown = rows.map((row) => ({ ...row, ...drawingFieldsOf(row) }));
    return { success: true as const, rows: shown, total: Math.min(total, maxTotal), ...groups };
  },
);

/** More than any shop has. */
const allItems = 100_000_000;

/** All items that the list shows, in its order. */
export async function findIdsOfItemList(db: Db, site: Site, request: Request, now: Date): Promise<number[]> {
  const filter = filterOf(request, site, await listItemGroups(db, site.code), now);
  const whole = { sort: request.sort, limit: allItems, offset: 0 };
  const ids = await findListedIds(db, filter, whole);
  return ids.length === 0 && filter.search ? findListedIds(db, anywhere(filter), whole) : ids;
}

async function findPage(db: Db, filter: ItemListFilter, place: ItemListPage) {
  const [ids, total] = await Promise.all([findListedIds(db, filter, place), countListed(db, filter, maxTotal)]);
  return { ids, total };
}

const anywhere = (filter: ItemListFilter): ItemListFilter => ({
  ...filter,
  search: filter.search && { ...filter.search, anywhere: true },
});

/** 'SKF 6205' finds that number of that maker, 'SKF' all of its items. */
function filterOf({ q, view, maker, category }: Request, site: Site, groups: ItemGroups, now: Date): ItemListFilter {
  const [term] = parseSearchTerms(q);
  const makerCalled = (name: string) => groups.makers.find((one) => one.toUpperCase() === name.toUpperCase());
  const isMaker = makerCalled(q);
  return {
    site: site.code,
    country: site.country,
    view,
    category,
    maker: maker || isMaker || (term?.maker && (makerCalled(term.maker) ?? term.maker)) || '',
    search: isMaker ? undefined : searchOf(q, term),
    now,
  };
}

/** A text without a letter or digit finds nothing. */
function searchOf(q: string, term: ReturnType<typeof parseSearchTerms>[number] | undefined): ItemListFilter['search'] {
  if (q === '') return undefined;
  return term ?? { key: ' ', universalKeys: [] };
}
