import { sql } from 'drizzle-orm';
import { prepareWrite } from '../server/database/prepare-statement.server.ts';
import { carts } from './cart.table.ts';
import { savedCarts } from './saved-carts/saved-carts.table.ts';

const p = sql.placeholder;

/** The carts of a user who belongs to another customer from now on. */
export const moveCartRows = prepareWrite<{ userId: number; toCustomerId: number }, never>(
  'carts_move',
  sql`with saved as (
      update ${savedCarts} set customer_id = ${p('toCustomerId')}::bigint where user_id = ${p('userId')}::bigint)
    update ${carts} set customer_id = ${p('toCustomerId')}::bigint where user_id = ${p('userId')}::bigint`,
);
