import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { users } from '../account.table.ts';

const p = sql.placeholder;

export const setMobile = prepareWrite<{ userId: number; mobile: string; verifiedAt: Date | null }, never>(
  'user_mobile_change',
  sql`update ${users} set mobile = ${p('mobile')}, mobile_verified_at = ${p('verifiedAt')} where id = ${p('userId')}`,
);
