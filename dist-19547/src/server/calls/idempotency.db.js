import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
                                                         
import { prepareStatement } from '../database/prepare-statement.server.js';
import { HttpError } from '../refuse.server.js';
import { idempotencyKeys } from '../server.table.js';

                                                                                           

const retentionHours = 24;

const { userId, call, key, site, bodyHash, createdAt } = {
  userId: sql.placeholder('userId'),
  call: sql.placeholder('call'),
  key: sql.placeholder('key'),
  site: sql.placeholder('site'),
  bodyHash: sql.placeholder('bodyHash'),
  createdAt: sql.placeholder('createdAt'),
};

/** A concurrent first request holds the row lock, so this insert waits for its reply. */
const claim = prepareStatement 
                                                                            
                 
 (
  'idempotency_claim',
  sql`insert into ${idempotencyKeys} as k (user_id, call, key, site, body_hash, created_at)
      values (${userId}, ${call}, ${key}, ${site}, ${bodyHash}, ${createdAt})
      on conflict (user_id, call, key) do update
        set body_hash = excluded.body_hash, created_at = excluded.created_at, reply = null
        where k.created_at < ${sql.placeholder('keptSince')}
      returning key`,
);

const find = prepareStatement 
                                                    
                                                       
 (
  'idempotency_find',
  sql`select body_hash as "bodyHash", reply, created_at as "createdAt" from ${idempotencyKeys}
      where user_id = ${userId} and call = ${call} and key = ${key}`,
);

const keep = prepareStatement                                                                              (
  'idempotency_keep',
  sql`update ${idempotencyKeys} set reply = ${sql.placeholder('reply')}
      where user_id = ${userId} and call = ${call} and key = ${key}`,
);

const retentionStart = (now      ) => new Date(now.getTime() - retentionHours * 3_600_000);

/** The stored reply, or undefined for the first request. Throws a 400 when the key came with another body. */
export async function claimIdempotencyKey(
  db    ,
  scope                  ,
  request         ,
  now      ,
)                   {
  if (scope.key.length > 255) throw new HttpError(400, 'An Idempotency-Key has at most 255 characters.');
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const [claimed] = await claim(db, { ...scope, bodyHash: hash, createdAt: now, keptSince: retentionStart(now) });
  if (claimed) return undefined;
  const [found] = await find(db, scope);
  if (found?.bodyHash !== hash) throw new HttpError(400, 'This Idempotency-Key was used before with another request.');
  return found.reply;
}

export async function hasStoredReply(db    , scope                  , now      )                   {
  const [found] = await find(db, scope);
  return found !== undefined && found.reply !== null && found.createdAt >= retentionStart(now);
}

export async function storeReply(db    , scope                  , reply         )                {
  await keep(db, { ...scope, reply: JSON.stringify(reply) });
}
