import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isInCatalogue } from '../items/catalogue-items.sql.ts';
import { maxWishlistItems } from './wishlist.contract.ts';
import { wishlist } from './wishlist.table.ts';

const given = sql.placeholder;
const limit = sql.raw(String(maxWishlistItems));

export const findWishlistItems = prepareStatement<{ site: SiteCode; userId: number }, { id: number; addedAt: Date }>(
  'wishlist_find',
  sql`select w.item_id as id, w.added_at from ${wishlist} w join items i on i.id = w.item_id and ${isInCatalogue(sql`i`)}
    where w.user_id = ${given('userId')}::bigint order by w.added_at desc, w.item_id desc`,
);

type WishlistChange = { site: SiteCode; userId: number; itemId: number; wished: boolean | null; now: Date };

/** `wished` null toggles; nothing is added unless the item is sold and the list has room. */
export const toggleWishlistRow = prepareWrite<WishlistChange, { removed: boolean; sold: boolean; hasRoom: boolean }>(
  'wishlist_toggle',
  sql`with removed as (
      delete from ${wishlist} where user_id = ${given('userId')}::bigint and item_id = ${given('itemId')}::bigint
        and ${given('wished')}::boolean is not true returning item_id),
    offered as (select i.id from items i where i.id = ${given('itemId')}::bigint and ${isInCatalogue(sql`i`)}),
    counted as (select count(*) < ${limit} as has_room from ${wishlist} w
      where w.user_id = ${given('userId')}::bigint and w.item_id <> ${given('itemId')}::bigint),
    added as (
      insert into ${wishlist} (site, user_id, item_id, added_at)
      select ${given('site')}, ${given('userId')}::bigint, offered.id, ${given('now')}::timestamptz from offered, counted
      where counted.has_room and ${given('wished')}::boolean is not false and not exists (select from removed)
      on conflict do nothing)
    select exists (select from removed) as removed, exists (select from offered) as sold, counted.has_room from counted`,
);
