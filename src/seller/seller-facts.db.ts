import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { sellerFacts, sellerPreviews } from './seller.table.ts';

const p = sql.placeholder;

/** `formerPrefixes`: with what numbers began in the versions of the name before this one. */
export type FactsInForce = {
  id: number;
  site: SiteCode;
  part: string;
  data: unknown;
  formerPrefixes: readonly string[] | null;
};

export const findFactsInForce = prepareStatement<{ now: Date }, FactsInForce>(
  'seller_facts_in_force',
  sql`select distinct on (f.site, f.part) f.id, f.site, f.part, f.data,
      (select array_agg(distinct e.data ->> 'numberPrefix') from ${sellerFacts} e
        where f.part = 'identity' and e.site = f.site and e.part = 'identity' and e.in_force_at <= ${p('now')}
          and e.data ->> 'numberPrefix' <> f.data ->> 'numberPrefix') as former_prefixes
    from ${sellerFacts} f
    where f.in_force_at <= ${p('now')} order by f.site, f.part, f.in_force_at desc, f.id desc`,
);

/** The versions in force without what they say. */
export const findIdsInForce = prepareStatement<{ now: Date }, { id: number }>(
  'seller_facts_ids_in_force',
  sql`select distinct on (f.site, f.part) f.id from ${sellerFacts} f
    where f.in_force_at <= ${p('now')} order by f.site, f.part, f.in_force_at desc, f.id desc`,
);

export type FactsVersion = {
  id: number;
  data: unknown;
  inForceAt: Date | null;
  changedAt: Date;
  changedBy: string;
  confirmedAt: Date | null;
  confirmedBy: string | null;
  changedById: number | null;
};

/** The versions are newest first. */
export const findVersions = prepareStatement<{ site: SiteCode; part: string; limit: number }, FactsVersion>(
  'seller_facts_versions',
  sql`select id, data, in_force_at, changed_at, changed_by, confirmed_at, confirmed_by, changed_by_id
    from ${sellerFacts} where site = ${p('site')} and part = ${p('part')} order by id desc limit ${p('limit')}`,
);

export const findVersion = prepareStatement<{ id: number; site: SiteCode; part: string }, { data: unknown }>(
  'seller_facts_version',
  sql`select data from ${sellerFacts} where id = ${p('id')} and site = ${p('site')} and part = ${p('part')}`,
);

/** Returns the last change of each part that was ever changed, and whether it waits to be confirmed. */
export const findLastFactChanges = prepareStatement<
  { site: SiteCode },
  { part: string; changedAt: Date; changedBy: string; waits: boolean }
>(
  'seller_facts_last_changes',
  sql`select distinct on (part) part, changed_at, changed_by, in_force_at is null as waits
    from ${sellerFacts} where site = ${p('site')} order by part, id desc`,
);

/** Another site whose numbers begin so, or began so before. */
export const findPrefixElsewhere = prepareStatement<{ site: SiteCode; numberPrefix: string }, { site: SiteCode }>(
  'seller_facts_prefix_elsewhere',
  sql`select f.site from ${sellerFacts} f
    where f.site <> ${p('site')} and f.part = 'identity' and f.data ->> 'numberPrefix' = ${p('numberPrefix')}::text limit 1`,
);

/** One change of a part at a time. */
export const lockPart = prepareStatement<{ site: SiteCode; part: string }, { locked: number }>(
  'seller_facts_lock',
  sql`select 1 as locked from pg_advisory_xact_lock(hashtextextended('seller facts ' || ${p('site')}::text || ' ' || ${p('part')}::text, 0))`,
);

export const insertVersion = prepareWrite<
  { site: SiteCode; part: string; data: string; inForceAt: Date | null; by: string; staffId: number | null; now: Date },
  { id: number }
>(
  'seller_facts_insert',
  sql`insert into ${sellerFacts} (site, part, data, in_force_at, changed_at, changed_by, changed_by_id)
    values (${p('site')}, ${p('part')}, ${p('data')}::jsonb, ${p('inForceAt')}::timestamptz, ${p('now')}, ${p('by')}, ${p('staffId')}::bigint)
    returning id`,
);

export const confirmVersion = prepareWrite<{ id: number; inForceAt: Date; by: string; now: Date }, never>(
  'seller_facts_confirm',
  sql`update ${sellerFacts} set in_force_at = ${p('inForceAt')}, confirmed_at = ${p('now')}, confirmed_by = ${p('by')}
    where id = ${p('id')}`,
);

/** Drops the previews that have ended on the way. */
export const insertPreview = prepareWrite<
  { ticketHash: string; site: SiteCode; part: string; data: string; endsAt: Date; now: Date },
  never
>(
  'seller_previews_insert',
  sql`with ended as (delete from ${sellerPreviews} where ends_at < ${p('now')})
    insert into ${sellerPreviews} (ticket_hash, site, part, data, ends_at)
    values (${p('ticketHash')}, ${p('site')}, ${p('part')}, ${p('data')}::jsonb, ${p('endsAt')})`,
);

export const findPreview = prepareStatement<
  { ticketHash: string; site: SiteCode; now: Date },
  { part: string; data: unknown; endsAt: Date }
>(
  'seller_previews_find',
  sql`select part, data, ends_at from ${sellerPreviews}
    where ticket_hash = ${p('ticketHash')} and site = ${p('site')} and ends_at > ${p('now')}`,
);
