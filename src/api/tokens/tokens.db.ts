import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { apiTokens } from '../api.table.ts';
import type { ListedToken } from './listed-token.contract.ts';

const p = sql.placeholder;

export const insertToken = prepareWrite<
  {
    site: SiteCode;
    name: string;
    prefix: string;
    hash: Buffer;
    /** The scopes as JSON. */
    scopes: string;
    expiresAt: Date | null;
    now: Date;
    by: string;
  },
  { id: number }
>(
  'api_token_insert',
  sql`insert into ${apiTokens} (site, name, prefix, token_hash, scopes, expires_at, created_at, created_by)
    values (${p('site')}, ${p('name')}, ${p('prefix')}, ${p('hash')}, ${p('scopes')}::jsonb,
      ${p('expiresAt')}::timestamptz, ${p('now')}, ${p('by')})
    on conflict (site, lower(name)) where ended_at is null do nothing returning id`,
);

/** A token in force. */
export const findToken = prepareStatement<
  { site: SiteCode; hash: Buffer; now: Date },
  { id: number; name: string; scopes: string[]; lastUsedAt: Date | null }
>(
  'api_token_find',
  sql`select t.id, t.name, t.scopes, t.last_used_at from ${apiTokens} t
    where t.token_hash = ${p('hash')} and t.site = ${p('site')} and t.ended_at is null
      and (t.expires_at is null or t.expires_at > ${p('now')}::timestamptz)`,
);

export const recordTokenUse = prepareWrite<{ id: number; now: Date }, never>(
  'api_token_used',
  sql`update ${apiTokens} set last_used_at = ${p('now')} where id = ${p('id')}`,
);

export const findTokensInForce = prepareStatement<{ site: SiteCode }, ListedToken>(
  'api_tokens_list',
  sql`select t.id, t.name, t.prefix, t.scopes, t.created_at, t.created_by, t.expires_at, t.last_used_at
    from ${apiTokens} t where t.site = ${p('site')} and t.ended_at is null order by t.id`,
);

export const setTokenEnded = prepareWrite<
  { site: SiteCode; id: number; now: Date; by: string },
  { name: string; scopes: string[] }
>(
  'api_token_end',
  sql`update ${apiTokens} set ended_at = ${p('now')}, ended_by = ${p('by')}
    where id = ${p('id')} and site = ${p('site')} and ended_at is null returning name, scopes`,
);
