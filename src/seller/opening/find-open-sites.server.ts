import {
  longRunningTimeouts,
  visitorTimeouts,
  withTimeouts,
} from '../../server/database/connection-timeouts.server.ts';
import type { Connection } from '../../server/database/database.server.ts';
import { DatabaseClient } from '../../server/database/database-client.server.ts';
import { type SiteCode, siteCodes } from '../../sites/site.ts';

const tables = `select to_regclass('site_openings') is not null as openings, to_regclass('users') is not null as users`;

/** The sites that are open, asked of a database whose tables may be older than the store, or not there yet. */
export async function findOpenSites(connection: Connection): Promise<readonly SiteCode[]> {
  const client = new DatabaseClient(
    withTimeouts(connection, { ...visitorTimeouts, connect: longRunningTimeouts.connect }),
  );
  try {
    await client.connect();
    const has = (await client.query<{ openings: boolean; users: boolean }>(tables)).rows[0];
    // The update that brings openings opens the sites that have customers.
    const question = has?.openings
      ? 'select site from site_openings where is_open'
      : has?.users && 'select distinct site from users';
    if (!question) return [];
    const { rows } = await client.query<{ site: string }>(question);
    return siteCodes.filter((code) => rows.some(({ site }) => site === code));
  } finally {
    client.disconnect();
  }
}
