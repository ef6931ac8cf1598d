import { sql } from 'drizzle-orm';
                                                                
import { prepareStatement } from '../server/database/prepare-statement.server.js';
                                                 
import { cartLines, carts } from './cart.table.js';

                                                                               

const openCart = prepareStatement                       (
  'cart_open',
  sql`insert into ${carts} (site, customer_id, user_id, created_at)
    values (${sql.placeholder('site')}, ${sql.placeholder('customerId')}, ${sql.placeholder('userId')}, ${sql.placeholder('now')})
    on conflict (user_id) do update set site = excluded.site returning id`,
);

/** Creates the cart if needed and locks it, so that changes to one cart run one after the other. */
export async function lockCart(db    , owner       )                  {
  const [cart] = await openCart(db, owner);
  if (!cart) throw new Error('the cart could not be created');
  return cart.id;
}

export const findRequestedItems = prepareStatement 
                                                     
                                                                                   
 (
  'cart_items_asked',
  sql`select i.id, i.code, i.name, i.min_qty as "minQty", i.order_multiple as "orderMultiple" from items i
    where i.site = ${sql.placeholder('site')} and i.retired_at is null
      and (i.id = any(${sql.placeholder('ids')}::bigint[]) or i.code = any(${sql.placeholder('codes')}::text[]))`,
);

/** `itemId` is null on a quoted line. */
export const findQuantities = prepareStatement                                                                 (
  'cart_quantities',
  sql`select case when l.rfi_line_id is null then l.item_id end as "itemId", l.quantity from ${cartLines} l
    where l.cart_id = ${sql.placeholder('cartId')}`,
);

/**
 * Sets the quantity of each item's ordinary line, adding missing lines. Of lines added together the first counts as the
 * newest, so that the cart, newest first, keeps their order.
 */
export const upsertLines = prepareStatement 
                                                                                         
       
 (
  'cart_put',
  sql`insert into ${cartLines} (site, cart_id, item_id, quantity, added_at)
    select ${sql.placeholder('site')}, ${sql.placeholder('cartId')}, requested.item_id, requested.quantity,
      ${sql.placeholder('now')}::timestamptz - requested.place * interval '1 microsecond'
    from unnest(${sql.placeholder('itemIds')}::bigint[], ${sql.placeholder('quantities')}::int[])
      with ordinality as requested (item_id, quantity, place) order by requested.item_id
    on conflict (cart_id, item_id) where rfi_line_id is null do update set quantity = excluded.quantity`,
);

export const countLines = prepareStatement                                       (
  'cart_lines_count',
  sql`select count(*)::int as lines from ${cartLines} where cart_id = ${sql.placeholder('cartId')}`,
);

export const setQuantity = prepareStatement                                                                      (
  'cart_set_quantity',
  sql`update ${cartLines} as l set quantity = ${sql.placeholder('quantity')} from ${carts} c
    where c.id = l.cart_id and c.user_id = ${sql.placeholder('userId')} and l.id = ${sql.placeholder('lineId')}
      and l.rfi_line_id is null returning l.id`,
);

export const deleteLine = prepareStatement                                                    (
  'cart_delete',
  sql`delete from ${cartLines} as l using ${carts} c
    where c.id = l.cart_id and c.user_id = ${sql.placeholder('userId')} and l.id = ${sql.placeholder('lineId')} returning l.id`,
);

/** Deletes ordered lines and returns the names of the remaining ones, newest first. */
export const deleteLines = prepareStatement                                                         (
  'cart_take',
  sql`with gone as (
      delete from ${cartLines} as l using ${carts} c
      where c.id = l.cart_id and c.user_id = ${sql.placeholder('userId')} and l.id = any(${sql.placeholder('lineIds')}::bigint[]))
    select i.name from ${carts} c join ${cartLines} l on l.cart_id = c.id join items i on i.id = l.item_id
    where c.user_id = ${sql.placeholder('userId')} and not l.id = any(${sql.placeholder('lineIds')}::bigint[])
    order by l.added_at desc, l.id desc`,
);

export const deleteUnchangedLines = prepareStatement 
                                                              
       
 (
  'cart_take_unchanged',
  sql`delete from ${cartLines} as l using ${carts} c, unnest(${sql.placeholder('lineIds')}::bigint[],
      ${sql.placeholder('quantities')}::int[]) as bought (id, quantity)
    where c.id = l.cart_id and c.user_id = ${sql.placeholder('userId')} and l.id = bought.id
      and l.quantity = bought.quantity`,
);

export const findOwnLines = prepareStatement                                                       (
  'cart_own_lines',
  sql`select l.id from ${carts} c join ${cartLines} l on l.cart_id = c.id
    where c.user_id = ${sql.placeholder('userId')} and l.id = any(${sql.placeholder('lineIds')}::bigint[])`,
);

/** In item order, as an order locks them, so that the two cannot deadlock. */
export const lockLines = prepareStatement                                                       (
  'cart_lock_lines',
  sql`select l.id from ${cartLines} l
    where l.cart_id = ${sql.placeholder('cartId')} and l.id = any(${sql.placeholder('lineIds')}::bigint[])
    order by l.item_id, l.id for update`,
);

export const reduceLines = prepareStatement                                            (
  'cart_reduce',
  sql`update ${cartLines} as l set quantity = l.quantity - part.by
    from unnest(${sql.placeholder('lineIds')}::bigint[], ${sql.placeholder('by')}::int[]) as part (id, by)
    where l.id = part.id`,
);
