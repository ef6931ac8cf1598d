import type { ApiScope } from '../../account/permissions/api-scopes.rule.ts';
import { generateToken, hashToken } from '../../account/secure-token.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { tokenRefusals } from '../api-refusals.ts';
import { insertToken, setTokenEnded } from './tokens.db.ts';

export { findTokensInForce } from './tokens.db.ts';

export type NewToken = {
  name: string;
  scopes: readonly ApiScope[];
  /** 0: it does not expire. */
  validDays: number;
  by: string;
  now: Date;
};

const dayMs = 24 * 3_600_000;
const prefixLength = 12;

/** The token is returned once; only its hash is stored. */
export function createToken(
  database: Database,
  site: Site,
  { name, scopes, validDays, by, now }: NewToken,
): Promise<{ token: string } | Refusal<'name'>> {
  const token = `rw_${site.code}_${generateToken()}`;
  const expiresAt = validDays === 0 ? null : new Date(now.getTime() + validDays * dayMs);
  return database.transaction(async (db) => {
    const row = { site: site.code, name, prefix: token.slice(0, prefixLength), hash: hashToken(token), expiresAt };
    const [created] = await insertToken(db, { ...row, scopes: JSON.stringify(scopes.toSorted()), now, by });
    if (!created) return refuse(tokenRefusals, 'name', { name });
    const details = { scopes: scopes.toSorted(), expires: expiresAt?.toISOString() ?? 'never' };
    await recordAudit(db, { ...byStaff(site, { by, now }), subject: name, action: 'API token created', details });
    return { token };
  });
}

export function endToken(
  database: Database,
  site: Site,
  { id, by, now }: { id: number; by: string; now: Date },
): Promise<{ name: string } | Refusal<'unknown'>> {
  return database.transaction(async (db) => {
    const [ended] = await setTokenEnded(db, { site: site.code, id, now, by });
    if (!ended) return refuse(tokenRefusals, 'unknown');
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      subject: ended.name,
      action: 'API token ended',
      details: { scopes: ended.scopes },
    });
    return { name: ended.name };
  });
}
