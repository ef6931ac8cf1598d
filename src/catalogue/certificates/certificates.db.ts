import { type SQL, sql } from 'drizzle-orm';
import type { KeptFile } from '../../account/papers/paper-storage.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items } from '../catalogue.table.ts';
import { looseIndexScan } from '../search/loose-index-scan.sql.ts';
import type { ListedCertificate } from './certificate.contract.ts';
import type { CertificateKind } from './certificate-kind.rule.ts';
import { certificateFiles, certificates } from './certificates.table.ts';
import type { CertificateScope, OpenCertificate } from './certificates-of-item.rule.ts';
import { endsUnreplaced } from './certificates-that-end.sql.ts';

const p = sql.placeholder;
const ofSite = sql`c.site = ${p('site')}`;
const today = sql`${p('today')}::date`;

export type HeldCertificate = OpenCertificate & {
  id: number;
  number: string;
  standard: string;
  issuer: string;
  fileId: number | null;
};

/** The certificates that nobody has ended; which of them hold is a matter of the day. */
export const findOpenCertificates = prepareStatement<{ site: SiteCode }, HeldCertificate>(
  'certificates_open',
  sql`select c.id, c.maker, c.category, c.item_id, c.kind, c.number, c.standard, c.issuer,
      c.valid_from::text as valid_from, c.valid_to::text as valid_to, c.file_id
    from ${certificates} c where ${ofSite} and c.ended_at is null order by c.id`,
);

const columns = sql`c.id, c.maker, c.category, c.item_id, i.code as item_code, i.name as item_name, c.kind, c.number,
    c.standard, c.issuer, c.valid_from::text as valid_from, c.valid_to::text as valid_to, c.file_id, f.file_name,
    c.added_by, c.added_at, c.replaced_at is not null as is_replaced, c.ended_at, c.ended_by
  from ${certificates} c left join ${items} i on i.id = c.item_id left join ${certificateFiles} f on f.id = c.file_id`;

const isOver = sql`(c.ended_at is not null or (c.replaced_at is not null and c.valid_to < ${today}))`;

type Listed = { site: SiteCode; view: string; today: Day; soon: Day; pattern: string };

const isListed = (placed: SQL) => sql`${ofSite}
  and case ${p('view')}::text when 'ended' then ${isOver} when 'ending' then ${endsUnreplaced(sql`${p('soon')}::date`)}
    else not ${isOver} end
  and (${p('pattern')}::text = '%%' or concat_ws(' ', c.maker, c.category, c.number, c.standard, c.issuer, ${placed})
    ilike ${p('pattern')}::text)`;

/** What ends first comes first; of those that are over, the last one. */
export const listCertificates = prepareStatement<Listed & { limit: number; offset: number }, ListedCertificate>(
  'certificates_list',
  sql`select ${columns} where ${isListed(sql`i.code, i.name`)}
    order by case when ${p('view')}::text = 'ended' then c.id end desc, c.valid_to nulls last, c.id
    limit ${p('limit')}::int offset ${p('offset')}::int`,
);

export const countCertificates = prepareStatement<Listed, { count: number }>(
  'certificates_count',
  sql`select count(*)::int as count from ${certificates} c left join ${items} i on i.id = c.item_id
    where ${isListed(sql`i.code, i.name`)}`,
);

export const findCertificate = prepareStatement<{ site: SiteCode; id: number }, ListedCertificate>(
  'certificate',
  sql`select ${columns} where ${ofSite} and c.id = ${p('id')}::bigint`,
);

/** Changes of certificates of one site run one after the other. */
export const lockCertificates = prepareStatement<{ site: SiteCode }, { locked: boolean }>(
  'certificates_lock',
  sql`select pg_advisory_xact_lock(hashtext('certificates ' || ${p('site')}::text)) is not null as locked`,
);

export const countOpenCertificates = prepareStatement<{ site: SiteCode }, { count: number }>(
  'certificates_count_open',
  sql`select count(*)::int as count from ${certificates} c where ${ofSite} and c.ended_at is null`,
);

type Facts = CertificateScope & { kind: CertificateKind; number: string; standard: string };

/** One that is open, of the same goods, kind, number and standard. */
export const findSameCertificate = prepareStatement<Facts & { site: SiteCode }, ListedCertificate>(
  'certificate_same',
  sql`select ${columns} where ${ofSite} and c.maker = ${p('maker')} and c.category = ${p('category')}
    and coalesce(c.item_id, 0) = coalesce(${p('itemId')}::bigint, 0) and c.kind = ${p('kind')}
    and c.number = ${p('number')} and c.standard = ${p('standard')} and c.ended_at is null and c.replaced_at is null`,
);

export type NewCertificate = Facts & {
  site: SiteCode;
  issuer: string;
  validFrom: Day;
  validTo: Day | null;
  fileId: number | null;
  by: string;
  now: Date;
};

export const insertCertificate = prepareWrite<NewCertificate, { id: number }>(
  'certificate_insert',
  sql`insert into ${certificates} (site, maker, category, item_id, kind, number, standard, issuer, valid_from, valid_to,
      file_id, added_by, added_at)
    values (${p('site')}, ${p('maker')}, ${p('category')}, ${p('itemId')}, ${p('kind')}, ${p('number')}, ${p('standard')},
      ${p('issuer')}, ${p('validFrom')}, ${p('validTo')}, ${p('fileId')}, ${p('by')}, ${p('now')})
    returning id`,
);

/** It holds until this day, unless it ends before. */
export const replaceCertificate = prepareWrite<{ id: number; validTo: Day; now: Date }, never>(
  'certificate_replace',
  sql`update ${certificates} set replaced_at = ${p('now')}, valid_to = least(valid_to, ${p('validTo')}::date)
    where id = ${p('id')}`,
);

export const endCertificate = prepareWrite<{ id: number; by: string; now: Date }, never>(
  'certificate_end',
  sql`update ${certificates} set ended_at = ${p('now')}, ended_by = ${p('by')} where id = ${p('id')}`,
);

/** Those whose place it would have taken hold on: their ends are warned of again. */
export const reopenReplaced = prepareWrite<{ id: number; today: Day }, never>(
  'certificate_reopen_replaced',
  sql`update ${certificates} c set replaced_at = null, warned_at = null from ${certificates} n
    where n.id = ${p('id')} and c.site = n.site and c.maker = n.maker and c.category = n.category
      and coalesce(c.item_id, 0) = coalesce(n.item_id, 0) and c.kind = n.kind
      and (c.number = n.number or c.standard = n.standard)
      and c.replaced_at is not null and c.ended_at is null and c.valid_to >= ${today} and c.valid_to < n.valid_from`,
);

export type EndingCertificate = Facts & { itemName: string | null; validTo: Day };

export const takeCertificatesToWarn = prepareWrite<{ site: SiteCode; soon: Day; now: Date }, EndingCertificate>(
  'certificates_warn',
  sql`with due as (
      update ${certificates} c set warned_at = ${p('now')}
      where ${ofSite} and c.warned_at is null and ${endsUnreplaced(sql`${p('soon')}::date`)}
      returning c.maker, c.category, c.item_id, c.kind, c.number, c.standard, c.valid_to)
    select d.maker, d.category, d.item_id, d.kind, d.number, d.standard, d.valid_to::text as valid_to, i.name as item_name
    from due d left join ${items} i on i.id = d.item_id order by d.valid_to, d.maker, d.number`,
);

/** Of one that the other category has too, the one that holds longer stays. */
export const renameInCertificates = prepareWrite<
  { site: SiteCode; from: string; to: string; by: string; now: Date },
  { id: number }
>(
  'category_rename_certificates',
  sql`with moved as (
      select c.id, twin.id as twin_id, c.valid_to > twin.valid_to or (c.valid_to is null and twin.valid_to is not null) as is_longer
      from ${certificates} c left join ${certificates} twin on c.ended_at is null and c.replaced_at is null
          and twin.ended_at is null and twin.replaced_at is null and twin.site = c.site and twin.maker = c.maker
          and twin.category = ${p('to')}::text and twin.kind = c.kind and twin.number = c.number and twin.standard = c.standard
      where ${ofSite} and c.category = ${p('from')}::text),
    ended as (
      update ${certificates} c set ended_at = ${p('now')}::timestamptz, ended_by = ${p('by')}::text
      from moved m where c.id = m.twin_id and m.is_longer returning c.id)
    update ${certificates} c set category = ${p('to')}::text,
      ended_at = case when m.twin_id is null or m.is_longer then c.ended_at else ${p('now')}::timestamptz end,
      ended_by = case when m.twin_id is null or m.is_longer then c.ended_by else ${p('by')}::text end
    from moved m cross join (select count(*) from ended) first where c.id = m.id returning c.id`,
);

/** The makers and the categories on sale. */
export const findCertifiableGoods = prepareStatement<{ site: SiteCode }, { makers: string[]; categories: string[] }>(
  'certificates_goods',
  sql`with recursive ${looseIndexScan(sql`makers`, sql`maker`, sql`''::text`)},
    ${looseIndexScan(sql`categories`, sql`category`, sql`''::text`)}
    select array(select m.value from makers m where m.value <> '') as makers,
      array(select c.value from categories c where c.value <> '') as categories`,
);

export const findCertifiedItems = prepareStatement<
  { site: SiteCode; itemIds: number[] },
  { id: number; maker: string; category: string }
>(
  'certificates_items',
  sql`select i.id, i.maker, i.category from ${items} i
    where i.site = ${p('site')} and i.id = any(${p('itemIds')}::bigint[])`,
);

/** Whether the site has goods of the maker, or in this category of the maker. */
export const findGoodsOfMaker = prepareStatement<{ site: SiteCode; maker: string; category: string }, { id: number }>(
  'certificate_goods',
  sql`select i.id from ${items} i where i.site = ${p('site')} and i.maker = ${p('maker')}::text and i.retired_at is null
    and (${p('category')}::text = '' or i.category = ${p('category')}::text) limit 1`,
);

export const findItemOfCode = prepareStatement<
  { site: SiteCode; code: string },
  { id: number; maker: string; name: string }
>(
  'certificate_item',
  sql`select i.id, i.maker, i.name from ${items} i where i.site = ${p('site')} and i.code = ${p('code')}::text`,
);

export const insertCertificateFile = prepareWrite<
  KeptFile & { site: SiteCode; bytes: number; by: string; now: Date },
  { id: number }
>(
  'certificate_file_insert',
  sql`insert into ${certificateFiles} (site, file_name, type, bytes, storage, storage_key, added_by, added_at)
    values (${p('site')}, ${p('fileName')}, ${p('type')}, ${p('bytes')}, ${p('storage')}, ${p('storageKey')}, ${p('by')},
      ${p('now')})
    returning id`,
);

export const markCertificateFileStored = prepareWrite<{ id: number; now: Date }, never>(
  'certificate_file_stored',
  sql`update ${certificateFiles} set stored_at = ${p('now')} where id = ${p('id')}`,
);

/** A file that a certificate may name, because it was just uploaded. */
export const findFileToName = prepareStatement<
  { site: SiteCode; id: number; addedAfter: Date },
  { id: number; fileName: string }
>(
  'certificate_file_to_name',
  sql`select f.id, f.file_name from ${certificateFiles} f
    where f.site = ${p('site')} and f.id = ${p('id')}::bigint and f.stored_at is not null
      and f.added_at > ${p('addedAfter')}`,
);

/** The certificates that name the file. */
export const findCertificateFile = prepareStatement<
  { site: SiteCode; id: number },
  KeptFile & { holding: (Pick<Facts, 'kind' | 'number' | 'standard'> & { validFrom: Day; validTo: Day | null })[] }
>(
  'certificate_file',
  sql`select f.file_name, f.type, f.storage, f.storage_key,
      (select coalesce(json_agg(json_build_object('kind', c.kind, 'number', c.number, 'standard', c.standard,
          'validFrom', c.valid_from::text, 'validTo', c.valid_to::text) order by c.id), '[]'::json)
        from ${certificates} c where c.file_id = f.id and c.ended_at is null) as holding
    from ${certificateFiles} f
    where f.site = ${p('site')} and f.id = ${p('id')}::bigint and f.stored_at is not null`,
);

/** Files that no certificate names, long after somebody may still be writing it. */
export const findCertificateFilesToDelete = prepareStatement<
  { addedBefore: Date; limit: number },
  { id: number; site: SiteCode; storage: 'database' | 's3'; storageKey: string }
>(
  'certificate_files_to_delete',
  sql`select f.id, f.site, f.storage, f.storage_key from ${certificateFiles} f
    where f.added_at < ${p('addedBefore')} and not exists (select from ${certificates} c where c.file_id = f.id)
    order by f.id limit ${p('limit')}`,
);

export const deleteCertificateFile = prepareWrite<{ id: number }, never>(
  'certificate_file_delete',
  sql`delete from ${certificateFiles} where id = ${p('id')}`,
);
