import { hashToken } from '../../account/secure-token.server.js';
                                                                            
import { findToken, recordTokenUse } from './tokens.db.js';

const recordedEveryMs = 60_000;

/** Implements the server's port. */
export const findMachine              = async (db, site, token, now) => {
  const [row] = await findToken(db, { site: site.code, hash: hashToken(token), now });
  if (!row) return undefined;
  const { id, name, scopes, lastUsedAt } = row;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= recordedEveryMs) await recordTokenUse(db, { id, now });
  return { tokenId: id, name, scopes };
};
