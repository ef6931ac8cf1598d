import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { staff, staffRolesOfSites } from '../../account/staff/staff.table.ts';
import { items, stock } from '../../catalogue/catalogue.table.ts';
import { priceLists } from '../../catalogue/pricing/prices.table.ts';
import { outbox } from '../../messages/outbox.table.ts';
import { orders } from '../../orders/orders.table.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { siteConfirmations, siteTrials } from './opening-checks.table.ts';
import { type Confirmable, countedTo, type OpeningFacts, type Trial, type TrialOutcome } from './opening-facts.data.ts';

const p = sql.placeholder;

const most = sql.raw(String(countedTo));

export const countForOpening = prepareStatement<{ site: SiteCode; hsnPattern: string }, OpeningFacts['counts']>(
  'opening_counts',
  sql`select
      (select count(*)::int from (select 1 from ${items} where site = ${p('site')} and retired_at is null
        limit ${most}) i) as items,
      (select count(*)::int from (select 1 from ${items} i where i.site = ${p('site')} and i.retired_at is null
        and exists (select from ${stock} s where s.item_id = i.id) limit ${most}) s) as stocked_items,
      (select count(*)::int from (select 1 from ${items} where site = ${p('site')} and retired_at is null and hsn = ''
        limit ${most}) i) as items_without_hsn,
      (select count(*)::int from (select 1 from ${items} where site = ${p('site')} and retired_at is null and hsn <> ''
        and hsn !~ ${p('hsnPattern')} limit ${most}) i) as items_with_wrong_hsn,
      (select count(*)::int from ${priceLists} where site = ${p('site')}) as price_lists,
      (select count(*)::int from (select 1 from ${customers} where site = ${p('site')} and merged_into_id is null
        limit ${most}) c) as customers,
      (select count(*)::int from ${orders} where site = ${p('site')} and is_test) as test_orders,
      (select count(*)::int from ${staffRolesOfSites} r join ${staff} s on s.id = r.staff_id
        where r.site = ${p('site')} and r.role = 'admin' and s.disabled_at is null) as administrators`,
);

export type StoredConfirmation = {
  subject: Confirmable;
  version: string;
  confirmedAt: Date;
  confirmedBy: string;
};

export const findConfirmations = prepareStatement<{ site: SiteCode }, StoredConfirmation>(
  'opening_confirmations',
  sql`select subject, version, confirmed_at, confirmed_by
    from ${siteConfirmations} where site = ${p('site')}`,
);

export const writeConfirmation = prepareWrite<
  { site: SiteCode; subject: Confirmable; version: string; by: string; now: Date },
  never
>(
  'opening_confirm',
  sql`insert into ${siteConfirmations} (site, subject, version, confirmed_at, confirmed_by)
    values (${p('site')}, ${p('subject')}, ${p('version')}, ${p('now')}, ${p('by')})
    on conflict (site, subject) do update set version = excluded.version, confirmed_at = excluded.confirmed_at,
      confirmed_by = excluded.confirmed_by`,
);

/** Returns what was taken back. */
export const deleteConfirmation = prepareWrite<{ site: SiteCode; subject: Confirmable }, { confirmedBy: string }>(
  'opening_unconfirm',
  sql`delete from ${siteConfirmations} where site = ${p('site')} and subject = ${p('subject')}
    returning confirmed_by`,
);

export type StoredTrial = {
  trial: Trial;
  settingsHash: string;
  result: TrialOutcome['result'];
  sentence: string;
  triedAt: Date;
  triedBy: string;
  /** When the message was sent; null where none was. */
  sentAt: Date | null;
  lastError: string | null;
};

export const findTrials = prepareStatement<{ site: SiteCode }, StoredTrial>(
  'opening_trials',
  sql`select r.trial, r.settings_hash, r.result, r.sentence, r.tried_at, r.tried_by, m.sent_at, m.last_error
    from ${siteTrials} r left join ${outbox} m on m.id = r.message_id where r.site = ${p('site')}`,
);

export const writeTrial = prepareWrite<
  {
    site: SiteCode;
    trial: Trial;
    settingsHash: string;
    messageId: number | null;
    result: TrialOutcome['result'];
    sentence: string;
    by: string;
    now: Date;
  },
  never
>(
  'opening_trial_write',
  sql`insert into ${siteTrials} (site, trial, settings_hash, message_id, result, sentence, tried_at, tried_by)
    values (${p('site')}, ${p('trial')}, ${p('settingsHash')}, ${p('messageId')}::bigint, ${p('result')},
      ${p('sentence')}, ${p('now')}, ${p('by')})
    on conflict (site, trial) do update set settings_hash = excluded.settings_hash, message_id = excluded.message_id,
      result = excluded.result, sentence = excluded.sentence, tried_at = excluded.tried_at, tried_by = excluded.tried_by`,
);
