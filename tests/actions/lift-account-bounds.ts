import type { Database } from '../../src/server/database/database.server.ts';

/** For a load that one buyer makes for many: forgets what accounts have done within the hour. */
export async function liftAccountBounds({ $client }: Pick<Database, '$client'>): Promise<void> {
  await $client.query("delete from limits where starts_with(key, 'account_')");
}
