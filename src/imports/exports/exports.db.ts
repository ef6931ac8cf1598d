import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { ExportFilter, ExportFormat, ExportKind, ExportTableKind } from './export-kind.data.ts';
import type { exportRecord } from './export-record.contract.ts';
import { exportParts, exports } from './exports.table.ts';

const p = sql.placeholder;

export type ExportRecord = z.input<typeof exportRecord>;

const columns = sql`e.id, e.kind, e.format, e.file_name, e.state, e.step, e.rows, e.bytes, e.problem, e.created_at,
  e.created_by, e.finished_at`;

type NewExport = {
  site: SiteCode;
  kind: ExportKind;
  format: ExportFormat;
  filter: string;
  fileName: string;
  staffId: number;
  by: string;
  now: Date;
  maxUnderWay: number;
  maxKept: number;
  /** The kinds that whoever may take this one out can delete. */
  together: ExportKind[];
};

/** No row where the site has too many of them. */
export const insertExport = prepareWrite<NewExport, { id: number }>(
  'export_insert',
  sql`insert into ${exports} (site, kind, format, filter, file_name, state, staff_id, created_at, created_by)
    select ${p('site')}, ${p('kind')}, ${p('format')}, ${p('filter')}::jsonb, ${p('fileName')}, 'waiting',
      ${p('staffId')}::bigint, ${p('now')}::timestamptz, ${p('by')}
    where (select count(*) from ${exports} e where e.site = ${p('site')} and e.state in ('waiting', 'running'))
        < ${p('maxUnderWay')}::int
      and (select count(*) from ${exports} e where e.site = ${p('site')} and e.kind = any(${p('together')}::text[]))
        < ${p('maxKept')}::int
    returning id`,
);

export const findExport = prepareStatement<{ site: SiteCode; id: number }, ExportRecord>(
  'export_find',
  sql`select ${columns} from ${exports} e where e.site = ${p('site')} and e.id = ${p('id')}`,
);

export const listExports = prepareStatement<{ site: SiteCode; kinds: string[]; limit: number }, ExportRecord>(
  'export_list',
  sql`select ${columns} from ${exports} e where e.site = ${p('site')} and e.kind = any(${p('kinds')}::text[])
    order by e.id desc limit ${p('limit')}::int`,
);

/** Waits for a part that is being stored, which a statement that began before would not see. */
export const lockExport = prepareStatement<{ site: SiteCode; id: number }, { id: number }>(
  'export_lock',
  sql`select e.id from ${exports} e where e.site = ${p('site')} and e.id = ${p('id')} for update`,
);

/** Parts of a file that is being made go with it; whoever makes it notices that its row is gone. Lock it before. */
export const deleteExport = prepareWrite<{ site: SiteCode; id: number }, { id: number }>(
  'export_delete',
  sql`with gone as (
      delete from ${exportParts} t using ${exports} e
      where t.export_id = e.id and e.site = ${p('site')} and e.id = ${p('id')})
    delete from ${exports} e where e.site = ${p('site')} and e.id = ${p('id')} returning e.id`,
);

export const findExportPart = prepareStatement<{ exportId: number; part: number }, { content: Buffer }>(
  'export_part',
  sql`select t.content from ${exportParts} t where t.export_id = ${p('exportId')} and t.part = ${p('part')}`,
);

/** Finished or left before; a file is kept in parts, so that many are deleted in several turns. */
export const findEndedExports = prepareStatement<{ site: SiteCode; before: Date; limit: number }, { id: number }>(
  'export_ended',
  sql`select e.id from ${exports} e where e.site = ${p('site')} and coalesce(e.finished_at, e.created_at) < ${p('before')}
    order by e.id limit ${p('limit')}::int`,
);

export type ClaimedExport = {
  id: number;
  site: SiteCode;
  kind: ExportKind;
  format: ExportFormat;
  filter: ExportFilter;
  staffId: number;
  attempts: number;
};

/** Takes up the oldest export that nobody makes: an archive, or a file of one table. */
export const claimExport = prepareWrite<
  { archives: boolean; owner: string; leaseSeconds: number; sites: SiteCode[] },
  ClaimedExport
>(
  'export_claim',
  sql`update ${exports} m set owner = ${p('owner')}::text, state = 'running', attempts = m.attempts + 1, rows = 0, step = '', bytes = 0,
      lease_until = clock_timestamp() + ${p('leaseSeconds')}::int * interval '1 second'
    where m.id = (select n.id from ${exports} n
        where n.site = any(${p('sites')}::text[]) and n.state in ('waiting', 'running')
          and (n.kind = 'everything') = ${p('archives')}::boolean
          and (n.lease_until is null
            or n.lease_until not between clock_timestamp() and clock_timestamp() + interval '1 minute')
        order by n.id limit 1 for no key update skip locked)
    returning m.id, m.site, m.kind, m.format, m.filter, m.staff_id, m.attempts`,
);

type Held = { id: number; owner: string };

/** No row means that another process makes it now, or that it was deleted. */
export const saveExportProgress = prepareWrite<
  Held & { step: ExportTableKind; rows: number; bytes: number; leaseSeconds: number },
  { id: number }
>(
  'export_progress',
  sql`update ${exports} m set step = ${p('step')}, rows = ${p('rows')}::int, bytes = ${p('bytes')}::bigint,
      lease_until = clock_timestamp() + ${p('leaseSeconds')}::int * interval '1 second'
    where m.id = ${p('id')} and m.owner = ${p('owner')} and m.state = 'running' returning m.id`,
);

/** What a try of whoever makes it has left. */
export const deleteExportParts = prepareWrite<Held, never>(
  'export_parts_delete',
  sql`delete from ${exportParts} t using ${exports} m
    where t.export_id = m.id and m.id = ${p('id')} and m.owner = ${p('owner')}`,
);

/** No row where the export is somebody else's now, or gone. */
export const insertExportPart = prepareWrite<Held & { part: number; content: Buffer }, { part: number }>(
  'export_part_insert',
  sql`insert into ${exportParts} (export_id, part, content)
    select m.id, ${p('part')}::int, ${p('content')}::bytea from ${exports} m
    where m.id = ${p('id')} and m.owner = ${p('owner')} and m.state = 'running' for key share
    returning part`,
);

export const endExport = prepareWrite<
  Held & { state: 'done' | 'failed'; rows: number; bytes: number; problem: string; now: Date },
  { id: number }
>(
  'export_end',
  sql`update ${exports} m set state = ${p('state')}, step = '', rows = ${p('rows')}::int, bytes = ${p('bytes')}::bigint,
      problem = ${p('problem')}, finished_at = ${p('now')}, owner = null, lease_until = null
    where m.id = ${p('id')} and m.owner = ${p('owner')} and m.state = 'running' returning m.id`,
);

/** Another process may take it up at once. */
export const releaseExport = prepareWrite<Held & { isTryCounted: boolean }, never>(
  'export_release',
  sql`update ${exports} m set owner = null, lease_until = null,
      attempts = m.attempts - (not ${p('isTryCounted')}::boolean)::int
    where m.id = ${p('id')} and m.owner = ${p('owner')}`,
);
