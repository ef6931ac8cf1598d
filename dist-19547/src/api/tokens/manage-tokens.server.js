                                                                             
import { generateToken, hashToken } from '../../account/secure-token.server.js';
import { t } from '../../lib/i18n.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { insertToken, setTokenEnded } from './tokens.db.js';

export { findTokensInForce } from './tokens.db.js';

                        
               
                              
                               
                    
             
            
  

const dayMs = 24 * 3_600_000;
const prefixLength = 12;

/** The token is returned once; only its hash is stored. */
export function createToken(
  database          ,
  site      ,
  { name, scopes, validDays, by, now }          ,
)                                       {
  const token = `rw_${site.code}_${generateToken()}`;
  const expiresAt = validDays === 0 ? null : new Date(now.getTime() + validDays * dayMs);
  return database.transaction(async (db) => {
    const row = { site: site.code, name, prefix: token.slice(0, prefixLength), hash: hashToken(token), expiresAt };
    const [created] = await insertToken(db, { ...row, scopes: JSON.stringify(scopes.toSorted()), now, by });
    if (!created) return new Refusal('name', t`There is a token ${name} already. Please use another name.`);
    const details = { scopes: scopes.toSorted(), expires: expiresAt?.toISOString() ?? 'never' };
    const who = { site: site.code, at: now, actor: 'staff'         , actorName: by, subject: name };
    await recordAudit(db, { ...who, action: 'API token created', details });
    return { token };
  });
}

export function endToken(
  database          ,
  site      ,
  { id, by, now }                                       ,
)                                      {
  return database.transaction(async (db) => {
    const [ended] = await setTokenEnded(db, { site: site.code, id, now, by });
    if (!ended) return new Refusal('unknown', t`This token has ended already.`);
    const who = { site: site.code, at: now, actor: 'staff'         , actorName: by, subject: ended.name };
    await recordAudit(db, { ...who, action: 'API token ended', details: { scopes: ended.scopes } });
    return { name: ended.name };
  });
}
