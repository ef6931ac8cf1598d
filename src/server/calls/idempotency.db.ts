import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.server.ts';
import { prepareStatement, prepareWrite } from '../database/prepare-statement.server.ts';
import { HttpError } from '../refuse.server.ts';
import { idempotencyKeys, replyRetentionHours } from '../server.table.ts';

export type IdempotencyScope = { site: string; userId: number; call: string; key: string };

const { userId, call, key, site, bodyHash, createdAt } = {
  userId: sql.placeholder('userId'),
  call: sql.placeholder('call'),
  key: sql.placeholder('key'),
  site: sql.placeholder('site'),
  bodyHash: sql.placeholder('bodyHash'),
  createdAt: sql.placeholder('createdAt'),
};

/** A concurrent first request holds the row lock, so this insert waits for its reply. */
const claim = prepareWrite<IdempotencyScope & { bodyHash: string; createdAt: Date; keptSince: Date }, { key: string }>(
  'idempotency_claim',
  sql`insert into ${idempotencyKeys} as k (user_id, call, key, site, body_hash, created_at)
      values (${userId}, ${call}, ${key}, ${site}, ${bodyHash}, ${createdAt})
      on conflict (user_id, call, key) do update
        set body_hash = excluded.body_hash, created_at = excluded.created_at, reply = null
        where k.created_at < ${sql.placeholder('keptSince')}
      returning key`,
);

const find = prepareStatement<
  Pick<IdempotencyScope, 'userId' | 'call' | 'key'>,
  { bodyHash: string; reply: unknown; createdAt: Date }
>(
  'idempotency_find',
  sql`select body_hash, reply, created_at from ${idempotencyKeys}
      where user_id = ${userId} and call = ${call} and key = ${key}`,
);

const keep = prepareWrite<Pick<IdempotencyScope, 'userId' | 'call' | 'key'> & { reply: string }, never>(
  'idempotency_keep',
  sql`update ${idempotencyKeys} set reply = ${sql.placeholder('reply')}
      where user_id = ${userId} and call = ${call} and key = ${key}`,
);

const retentionStart = (now: Date) => new Date(now.getTime() - replyRetentionHours * 3_600_000);

/** The stored reply, or undefined for the first request. Throws a 400 when the key came with another body. */
export async function claimIdempotencyKey(
  db: Db,
  scope: IdempotencyScope,
  request: unknown,
  now: Date,
): Promise<unknown> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const [claimed] = await claim(db, { ...scope, bodyHash: hash, createdAt: now, keptSince: retentionStart(now) });
  if (claimed) return undefined;
  const [found] = await find(db, scope);
  if (found?.bodyHash !== hash) throw new HttpError(400, 'This Idempotency-Key was used before with another request.');
  return found.reply;
}

export async function hasStoredReply(db: Db, scope: IdempotencyScope, now: Date): Promise<boolean> {
  const [found] = await find(db, scope);
  return found !== undefined && found.reply !== null && found.createdAt >= retentionStart(now);
}

/** The statement is sent together with the COMMIT. */
export const storeReplyStatement = (scope: IdempotencyScope, reply: unknown) =>
  keep.fill({ ...scope, reply: JSON.stringify(reply) });
