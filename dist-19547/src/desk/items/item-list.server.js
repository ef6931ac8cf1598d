import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import {                  listItemGroups } from '../../catalogue/item-changes/item-groups.server.js';
import { drawingFieldsOf } from '../../catalogue/items/item.contract.js';
import { parseSearchTerms } from '../../catalogue/search/search-terms.js';
                                                       
import { defineDeskCall } from '../../server/calls/define-call.server.js';
                                                                   
                                                    
import { maxTotal, rowsPerPage } from '../list/list.contract.js';
import {                  listItemsAtDesk } from './item-list.contract.js';
import {
  countListed,
  findListedIds,
  findListedItems,
                  
                
                     
} from './item-list.db.js';

                                                 

export const listItemsCall = defineDeskCall(
  listItemsAtDesk,
  { requires: staffPermissionTo('see-items-at-desk') },
  async (request, { db, site }) => {
    const groups = await listItemGroups(db, site.code);
    const filter = filterOf(request, site.code, groups);
    const place = { sort: request.sort, limit: rowsPerPage, offset: (request.page - 1) * rowsPerPage };
    const begun = await findPage(db, filter, place);
    const { ids, total } = begun.total === 0 && filter.search ? await findPage(db, anywhere(filter), place) : begun;
    const rows = await findListedItems(db, { ids });
    return { success: true         , rows: rows.map(toReply), total: Math.min(total, maxTotal), ...groups };
  },
);

async function findPage(db    , filter            , place          ) {
  const [ids, total] = await Promise.all([findListedIds(db, filter, place), countListed(db, filter, maxTotal)]);
  return { ids, total };
}

const anywhere = (filter            )             => ({
  ...filter,
  search: filter.search && { ...filter.search, anywhere: true },
});

/** 'SKF 6205' finds that number of that maker, 'SKF' all of its items. */
function filterOf({ q, view, maker, category }         , site          , groups            )             {
  const [term] = parseSearchTerms(q);
  const makerCalled = (name        ) => groups.makers.find((one) => one.toUpperCase() === name.toUpperCase());
  const isMaker = makerCalled(q);
  return {
    site,
    view,
    category,
    maker: maker || isMaker || (term?.maker && (makerCalled(term.maker) ?? term.maker)) || '',
    search: isMaker ? undefined : searchOf(q, term),
  };
}

/** A text without a letter or digit finds nothing. */
function searchOf(q        , term                                                         )                       {
  if (q === '') return undefined;
  return term ?? { key: ' ', universalKeys: [] };
}

function toReply(row               )             {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    maker: row.maker,
    super_category: row.superCategory,
    category: row.category,
    ...drawingFieldsOf(row),
    weight_kg: row.weightKg ?? 0,
    hsn: row.hsn,
    list_minor: row.listMinor,
    cost_minor: row.costMinor ?? 0,
    free: row.free,
    arriving: row.arriving,
    arriving_on: row.arrivingOn ?? '',
    retired_at: row.retiredAt?.toISOString() ?? '',
  };
}
