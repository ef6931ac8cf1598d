import { type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { type RowOf, selectList } from '../../server/database/select-list.server.ts';
import {
  joinSellingBranch,
  type OfferColumns,
  type OfferParams,
  priceRowsColumn,
  stockFactsColumns,
} from '../pricing/offer.sql.ts';
import { visibilityFor } from '../pricing/visibility.rule.ts';
import { byPopularity, isInCatalogue } from './catalogue-items.sql.ts';
import { catalogueColumns } from './item-columns.sql.ts';

export type ItemRecord = OfferColumns & RowOf<typeof catalogueColumns> & { wished: boolean | null };

const userId = sql.placeholder('userId');
const isWished = sql`case when ${userId}::bigint > 0
    then exists (select from wishlist w where w.user_id = ${userId}::bigint and w.item_id = i.id) end`;

const facts = selectList(catalogueColumns);

export type ItemColumnList = { columns: SQL; join: SQL };

const noOffer = sql`'[]'::json as prices, 0 as free, '[]'::json as incoming`;
const itemColumnSets = {
  offered: {
    columns: sql`${facts}, ${isWished} as wished, ${priceRowsColumn}, ${stockFactsColumns}`,
    join: joinSellingBranch,
  },
  plain: { columns: sql`${facts}, ${isWished} as wished, ${noOffer}`, join: sql`` },
  visitor: { columns: sql`${facts}, null::boolean as wished, ${noOffer}`, join: sql`` },
} satisfies Record<string, ItemColumnList>;

export type ViewerContext = Pick<CallContext, 'db' | 'site' | 'caller' | 'now'>;

type ViewerParams = OfferParams & { site: string; userId: number };

const paramsOf = ({ site, caller, now }: ViewerContext): ViewerParams => ({
  site: site.code,
  userId: caller?.userId ?? 0,
  priceListId: caller?.priceListId ?? null,
  customerId: caller?.customerId ?? 0,
  now,
});

/** Prepares three forms of a statement: with prices and stock, without them, and for a visitor. */
export function statementForViewer<Params extends Record<string, unknown>, Row>(
  name: string,
  query: (columns: ItemColumnList) => SQL,
) {
  const formOf = (form: keyof typeof itemColumnSets) =>
    prepareStatement<ViewerParams & Params, Row>(`${name}_${form}`, query(itemColumnSets[form]));
  const forms = { offered: formOf('offered'), plain: formOf('plain'), visitor: formOf('visitor') };
  return (context: ViewerContext, params: Params): Promise<Row[]> => {
    const { availability } = visibilityFor(context.caller?.standing, context.site.hasPublicListPrices);
    const form = availability ? 'offered' : context.caller ? 'plain' : 'visitor';
    return forms[form](context.db, { ...paramsOf(context), ...params });
  };
}

const byIds = statementForViewer<{ ids: number[] }, ItemRecord>(
  'catalogue_items_by_id',
  ({ columns, join }) => sql`
    select ${columns} from unnest(${sql.placeholder('ids')}::bigint[]) with ordinality as wanted(id, place)
    join items i on i.id = wanted.id and ${isInCatalogue(sql`i`)} ${join}
    order by wanted.place`,
);

// `offset 0` makes PostgreSQL use the index of universal numbers before it sorts by popularity.
export const itemAndInterchangeable = ({ columns, join }: ItemColumnList, id: SQL, limit: number) => sql`
  (select coalesce(json_agg(d order by d.distance, ${byPopularity(sql`d`)}), '[]'::json) from (
    select ${columns}, i.distance, i.weight from (
      select t.*, 0 as distance from items t where t.id = ${id} and ${isInCatalogue(sql`t`)}
      union all
      select t.*, 1 from items item cross join lateral (
          select s.id from (
            select s.id, s.weight from items s where ${isInCatalogue(sql`s`)} and s.universal_key = item.universal_key
              and s.id <> item.id offset 0) s
          order by ${byPopularity(sql`s`)} limit ${sql.raw(String(limit))}) same
        join items t on t.id = same.id
        where item.id = ${id} and item.universal_key <> '' and ${isInCatalogue(sql`item`)}) i
      ${join}) d)`;

export const loadItemsByIds = (context: ViewerContext, ids: readonly number[]): Promise<ItemRecord[]> =>
  byIds(context, { ids: [...ids] });
