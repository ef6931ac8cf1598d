import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { users } from '../account.table.js';

const p = sql.placeholder;

export const setMobile = prepareStatement                                                                    (
  'user_mobile_change',
  sql`update ${users} set mobile = ${p('mobile')}, mobile_verified_at = ${p('verifiedAt')} where id = ${p('userId')}`,
);
