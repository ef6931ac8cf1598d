import { type ApiScope, apiScopeNames } from '../../src/account/permissions/api-scopes.rule.ts';
import { createToken } from '../../src/api/tokens/manage-tokens.server.ts';
import type { Database } from '../../src/server/database/database.server.ts';
import { Refusal } from '../../src/server/refuse.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';

let count = 0;

/** With every scope unless some are named. */
export async function createApiToken(
  database: Database,
  {
    scopes = apiScopeNames,
    site = 'nod',
    now = new Date(),
  }: { scopes?: readonly ApiScope[]; site?: SiteCode; now?: Date } = {},
): Promise<string> {
  count += 1;
  const name = `ERP ${count} ${now.getTime()}`;
  const created = await createToken(database, sites[site], { name, scopes, validDays: 0, by: 'A. Shah', now });
  if (created instanceof Refusal) throw new Error(created.message);
  return created.token;
}
