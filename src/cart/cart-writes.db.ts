import { sql } from 'drizzle-orm';
import type { Db } from '../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { cartLines, carts } from './cart.table.ts';

type Owner = { site: SiteCode; customerId: number; userId: number; now: Date };

/** Finds none before the user's first item. */
export const lockKnownCart = prepareStatement<{ userId: number }, { id: number }>(
  'cart_lock',
  sql`select c.id from ${carts} c where c.user_id = ${sql.placeholder('userId')} for no key update`,
);

export const openCart = prepareWrite<Owner, { id: number }>(
  'cart_open',
  sql`insert into ${carts} (site, customer_id, user_id, created_at)
    values (${sql.placeholder('site')}, ${sql.placeholder('customerId')}, ${sql.placeholder('userId')}, ${sql.placeholder('now')})
    on conflict (user_id) do update set site = excluded.site returning id`,
);

/** Creates the cart if needed and locks it, so that changes to one cart run one after the other. */
export async function lockCart(db: Db, owner: Owner): Promise<number> {
  const [known] = await lockKnownCart(db, owner);
  const [cart] = known ? [known] : await openCart(db, owner);
  if (!cart) throw new Error('the cart could not be created');
  return cart.id;
}

/** Finds items with the quantity of each in the user's cart, where it has an ordinary line. */
export const findRequestedItems = prepareStatement<
  { site: SiteCode; userId: number; ids: number[]; codes: string[] },
  { id: number; code: string; name: string; minQty: number; orderMultiple: number; inCart: number | null }
>(
  'cart_items_asked',
  sql`select i.id, i.code, i.name, i.min_qty, i.order_multiple, l.quantity as in_cart
    from items i
    left join (${cartLines} l join ${carts} c on c.id = l.cart_id and c.user_id = ${sql.placeholder('userId')})
      on l.item_id = i.id and l.rfi_line_id is null
    where i.site = ${sql.placeholder('site')} and i.retired_at is null
      and (i.id = any(${sql.placeholder('ids')}::bigint[]) or i.code = any(${sql.placeholder('codes')}::text[]))`,
);

/**
 * Sets the quantity of each item's ordinary line, adding missing lines; a line that is added again counts as new. Of lines
 * added together the first counts as the newest, so that the cart, newest first, keeps their order. A line that is brought
 * back has its former day.
 */
export const upsertLines = prepareWrite<
  {
    site: SiteCode;
    cartId: number;
    itemIds: number[];
    quantities: number[];
    addedOn: (string | null)[];
    now: Date;
  },
  never
>(
  'cart_put',
  sql`insert into ${cartLines} (site, cart_id, item_id, quantity, added_at)
    select ${sql.placeholder('site')}, ${sql.placeholder('cartId')}, requested.item_id, requested.quantity,
      least(requested.added_on::timestamptz, ${sql.placeholder('now')}::timestamptz - requested.place * interval '1 microsecond')
    from unnest(${sql.placeholder('itemIds')}::bigint[], ${sql.placeholder('quantities')}::int[],
        ${sql.placeholder('addedOn')}::text[])
      with ordinality as requested (item_id, quantity, added_on, place) order by requested.item_id
    on conflict (cart_id, item_id) where rfi_line_id is null do update set quantity = excluded.quantity, added_at = excluded.added_at`,
);

export const countLines = prepareStatement<{ userId: number }, { lines: number }>(
  'cart_lines_count',
  sql`select count(*)::int as lines from ${carts} c join ${cartLines} l on l.cart_id = c.id
    where c.user_id = ${sql.placeholder('userId')}`,
);

export const setQuantity = prepareWrite<{ userId: number; lineId: number; quantity: number }, { id: number }>(
  'cart_set_quantity',
  sql`update ${cartLines} as l set quantity = ${sql.placeholder('quantity')} from ${carts} c
    where c.id = l.cart_id and c.user_id = ${sql.placeholder('userId')} and l.id = ${sql.placeholder('lineId')}
      and l.rfi_line_id is null returning l.id`,
);

/** Locks the cart before its lines are deleted, as whoever adds to a line reads its quantity behind this lock. */
const lockedCart = sql`own as materialized (
      select id from ${carts} where user_id = ${sql.placeholder('userId')} for no key update)`;

export const deleteLine = prepareWrite<{ userId: number; lineId: number }, { id: number; addedOn: string }>(
  'cart_delete',
  sql`with ${lockedCart}
    delete from ${cartLines} as l using own
    where own.id = l.cart_id and l.id = ${sql.placeholder('lineId')}
    returning l.id, to_char(l.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as added_on`,
);

/** Deletes ordered lines and returns the names of the remaining ones, newest first. */
export const deleteLines = prepareWrite<{ userId: number; lineIds: number[] }, { name: string }>(
  'cart_take',
  sql`with gone as (
      delete from ${cartLines} as l using ${carts} c
      where c.id = l.cart_id and c.user_id = ${sql.placeholder('userId')} and l.id = any(${sql.placeholder('lineIds')}::bigint[]))
    select i.name from ${carts} c join ${cartLines} l on l.cart_id = c.id join items i on i.id = l.item_id
    where c.user_id = ${sql.placeholder('userId')} and not l.id = any(${sql.placeholder('lineIds')}::bigint[])
    order by l.added_at desc, l.id desc`,
);

export const deleteUnchangedLines = prepareWrite<{ userId: number; lineIds: number[]; quantities: number[] }, never>(
  'cart_take_unchanged',
  sql`with ${lockedCart}
    delete from ${cartLines} as l using own, unnest(${sql.placeholder('lineIds')}::bigint[],
      ${sql.placeholder('quantities')}::int[]) as bought (id, quantity)
    where own.id = l.cart_id and l.id = bought.id and l.quantity = bought.quantity`,
);

export const findOwnLines = prepareStatement<{ userId: number; lineIds: number[] }, { id: number }>(
  'cart_own_lines',
  sql`select l.id from ${carts} c join ${cartLines} l on l.cart_id = c.id
    where c.user_id = ${sql.placeholder('userId')} and l.id = any(${sql.placeholder('lineIds')}::bigint[])`,
);

/** Locks in item order, as an order does, so that the two cannot deadlock. */
export const lockLines = prepareStatement<{ cartId: number; lineIds: number[] }, { id: number }>(
  'cart_lock_lines',
  sql`select l.id from ${cartLines} l
    where l.cart_id = ${sql.placeholder('cartId')} and l.id = any(${sql.placeholder('lineIds')}::bigint[])
    order by l.item_id, l.id for no key update`,
);

/** The cart before its line, as `lockCart` and `lockLines`. */
export const lockLine = prepareStatement<{ userId: number; lineId: number }, { id: number }>(
  'cart_lock_line',
  sql`select l.id from ${carts} c join ${cartLines} l on l.cart_id = c.id
    where c.user_id = ${sql.placeholder('userId')} and l.id = ${sql.placeholder('lineId')} for no key update of c, l`,
);

export const reduceLines = prepareWrite<{ lineIds: number[]; by: number[] }, never>(
  'cart_reduce',
  sql`update ${cartLines} as l set quantity = l.quantity - part.by
    from unnest(${sql.placeholder('lineIds')}::bigint[], ${sql.placeholder('by')}::int[]) as part (id, by)
    where l.id = part.id`,
);
