import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { ownNumbers } from '../api.table.ts';

const p = sql.placeholder;

export type OwnNumber = { site: SiteCode; kind: 'dispatch' | 'receipt'; number: string };

/** Waits for a transaction that has claimed the same number. */
export const claimOwnNumber = prepareWrite<OwnNumber & { bodyHash: string; now: Date }, { number: string }>(
  'own_number_claim',
  sql`insert into ${ownNumbers} (site, kind, number, body_hash, created_at)
    values (${p('site')}, ${p('kind')}, ${p('number')}, ${p('bodyHash')}, ${p('now')}) on conflict do nothing returning number`,
);

export const findOwnNumber = prepareStatement<OwnNumber, { bodyHash: string; reply: Record<string, unknown> | null }>(
  'own_number_find',
  sql`select body_hash, reply from ${ownNumbers}
    where site = ${p('site')} and kind = ${p('kind')} and number = ${p('number')}`,
);

export const saveOwnNumberReply = prepareWrite<OwnNumber & { reply: string }, never>(
  'own_number_keep',
  sql`update ${ownNumbers} set reply = ${p('reply')}::jsonb
    where site = ${p('site')} and kind = ${p('kind')} and number = ${p('number')}`,
);
