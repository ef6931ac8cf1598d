import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { users } from '../account.table.ts';

export const setPassword = prepareWrite<{ userId: number; passwordHash: string }, never>(
  'user_password_set',
  sql`update ${users} set password_hash = ${sql.placeholder('passwordHash')} where id = ${sql.placeholder('userId')}`,
);
