import {           sql } from 'drizzle-orm';
                                                                            
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import {             selectList } from '../../server/database/select-list.server.js';
import {
  joinSellingBranch,
                    
                   
  priceRowsColumn,
  stockFactsColumns,
} from '../pricing/offer.sql.js';
import { visibilityFor } from '../pricing/visibility.rule.js';
import { byPopularity, isInCatalogue } from './catalogue-items.sql.js';
import { catalogueColumns } from './item-columns.sql.js';

                                                                                                    

const userId = sql.placeholder('userId');
const isWished = sql`case when ${userId}::bigint > 0
    then exists (select from wishlist w where w.user_id = ${userId}::bigint and w.item_id = i.id) end`;

const facts = selectList(catalogueColumns);

                                                      

const noOffer = sql`'[]'::json as prices, 0 as free, '[]'::json as incoming`;
const itemColumnSets = {
  offered: {
    columns: sql`${facts}, ${isWished} as wished, ${priceRowsColumn}, ${stockFactsColumns}`,
    join: joinSellingBranch,
  },
  plain: { columns: sql`${facts}, ${isWished} as wished, ${noOffer}`, join: sql`` },
  visitor: { columns: sql`${facts}, null::boolean as wished, ${noOffer}`, join: sql`` },
}                                      ;

                                                                                

                                                                   

const paramsOf = ({ site, caller, now }               )               => ({
  site: site.code,
  userId: caller?.userId ?? 0,
  priceListId: caller?.priceListId ?? null,
  customerId: caller?.customerId ?? 0,
  now,
});

/** Prepares three forms of a statement: with prices and stock, without them, and for a visitor. */
export function statementForViewer                                             (
  name        ,
  query                               ,
) {
  const formOf = (form                             ) =>
    prepareStatement                            (`${name}_${form}`, query(itemColumnSets[form]));
  const forms = { offered: formOf('offered'), plain: formOf('plain'), visitor: formOf('visitor') };
  return (context               , params        )                 => {
    const { availability } = visibilityFor(context.caller?.standing, context.site.hasPublicListPrices);
    const form = availability ? 'offered' : context.caller ? 'plain' : 'visitor';
    return forms[form](context.db, { ...paramsOf(context), ...params });
  };
}

const byIds = statementForViewer                               (
  'catalogue_items_by_id',
  ({ columns, join }) => sql`
    select ${columns} from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality as wanted(id, place)
    join items i on i.id = wanted.id and ${isInCatalogue(sql`i`)} ${join}
    order by wanted.place`,
);

export const itemAndInterchangeable = ({ columns, join }             , id     , limit        ) => sql`
  (select coalesce(json_agg(d order by d.distance, ${byPopularity(sql`d`)}), '[]'::json) from (
    select ${columns}, i.distance, i.weight from (
      select t.*, 0 as distance from items t where t.id = ${id} and ${isInCatalogue(sql`t`)}
      union all
      (select t.*, 1 from items item join items t on t.universal_key = item.universal_key and t.id <> item.id
        where item.id = ${id} and ${isInCatalogue(sql`item`)} and ${isInCatalogue(sql`t`)} and t.universal_key <> ''
        order by ${byPopularity(sql`t`)} limit ${sql.raw(String(limit))})) i
      ${join}) d)`;

export const loadItemsByIds = (context               , ids                   )                        =>
  byIds(context, { ids: [...ids] });
