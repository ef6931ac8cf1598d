import { sql } from 'drizzle-orm';
import type { Queryable } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite, runWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { LineOutcome } from '../import-kind.data.ts';
import { importParts, importRows, imports } from '../imports.table.ts';

const p = sql.placeholder;

/** Takes up an import that nobody works on. No lease runs for a minute: one that seems to was taken before the clock was set back. */
export const claimImport = prepareWrite<{ site: SiteCode; owner: string; leaseSeconds: number }, { id: number }>(
  'import_claim',
  sql`update ${imports} m set owner = ${p('owner')}::text, lease_until = clock_timestamp() + ${p('leaseSeconds')}::int * interval '1 second'
    where m.id = (select n.id from ${imports} n
        where n.site = ${p('site')} and n.state in ('checking', 'running', 'undoing')
          and (n.lease_until is null or n.owner = ${p('owner')}::text
            or n.lease_until not between clock_timestamp() and clock_timestamp() + interval '1 minute')
        order by n.started_at, n.id limit 1 for no key update skip locked)
    returning m.id`,
);

/** No row means, within the batch's transaction, that another process has the import, or it was cancelled. */
export const saveImportProgress = prepareWrite<
  {
    id: number;
    owner: string;
    state: string;
    leaseSeconds: number;
    position: number;
    bytesRead: number;
    found: string;
    written: string;
    retired: number;
    leftOut: string;
    encoding: string | null;
    emptied: string;
    openWords: string;
    notes: string;
    undone: number;
    keptLines: number;
  },
  { id: number }
>(
  'import_keep',
  sql`update ${imports} m set position = ${p('position')}::int, bytes_read = ${p('bytesRead')}::bigint, found = ${p('found')}::jsonb,
      written = ${p('written')}::jsonb, retired = ${p('retired')}::int, left_out = ${p('leftOut')}::jsonb,
      reading = case when ${p('encoding')}::text is null then m.reading else jsonb_set(m.reading, '{encoding}', to_jsonb(${p('encoding')}::text)) end,
      emptied = ${p('emptied')}::jsonb, open_words = ${p('openWords')}::jsonb,
      notes = ${p('notes')}::jsonb, undone = ${p('undone')}::int, kept_lines = ${p('keptLines')}::int,
      lease_until = clock_timestamp() + ${p('leaseSeconds')}::int * interval '1 second'
    where m.id = ${p('id')} and m.owner = ${p('owner')} and m.state = ${p('state')}
    returning m.id`,
);

export const releaseImport = prepareWrite<{ id: number; owner: string }, never>(
  'import_release',
  sql`update ${imports} m set owner = null, lease_until = null where m.id = ${p('id')} and m.owner = ${p('owner')}`,
);

export const insertRows = prepareWrite<{ importId: number; rows: string }, never>(
  'import_rows_insert',
  sql`insert into ${importRows} (import_id, line, key, outcome, values, cells, problem, choices)
    select ${p('importId')}, r.line, r.key, r.outcome, r.values, r.cells, r.problem, r.choices
    from jsonb_to_recordset(${p('rows')}::jsonb) as r(line int, key text, outcome text, values jsonb, cells jsonb, problem text,
      choices jsonb)
    on conflict (import_id, line) do nothing`,
);

/** Lines that name a record by other words than an earlier line, with what each was found to be. */
export const findRepeated = prepareStatement<
  { importId: number },
  { line: number; key: string; outcome: LineOutcome; firstLine: number }
>(
  'import_rows_repeated',
  sql`select r.line, r.key, r.outcome, f.line as first_line from ${importRows} r join (
        select n.key, min(n.line) as line from ${importRows} n
        where n.import_id = ${p('importId')} and n.key <> '' and n.outcome not in ('wrong', 'left-out')
        group by n.key having count(*) > 1) f on f.key = r.key
    where r.import_id = ${p('importId')} and r.outcome not in ('wrong', 'left-out') and r.line > f.line
    order by r.line`,
);

/** Missing records are then found with a plan for as many lines as there are. */
export async function analyseRows(db: Queryable): Promise<void> {
  await runWrite(db, sql`analyze ${importRows}`);
}

export type StoredLine = { line: number; key: string; values: unknown; outcome: LineOutcome };

/** Where the values of lines are kept that were there already, these are written too: they may be gone since. */
export const findLinesToWrite = prepareStatement<{ importId: number; after: number; limit: number }, StoredLine>(
  'import_rows_to_write',
  sql`select r.line, r.key, r.values, r.outcome from ${importRows} r
    where r.import_id = ${p('importId')} and r.line > ${p('after')}::int and (r.outcome in ('new', 'changed') or (r.outcome = 'unchanged' and r.values is not null))
    order by r.line limit ${p('limit')}::int`,
);

/** Lines that were there when they were checked, and were written after all. */
export const markWritten = prepareWrite<{ importId: number; lines: string }, never>(
  'import_rows_written',
  sql`update ${importRows} r set outcome = w.outcome
    from jsonb_to_recordset(${p('lines')}::jsonb) as w(line int, outcome text)
    where r.import_id = ${p('importId')} and r.line = w.line`,
);

export const markWrong = prepareWrite<{ importId: number; problems: string }, never>(
  'import_rows_wrong',
  sql`update ${importRows} r set outcome = 'wrong', values = null, problem = w.problem
    from jsonb_to_recordset(${p('problems')}::jsonb) as w(line int, problem text)
    where r.import_id = ${p('importId')} and r.line = w.line`,
);

/** Keeps what was there before lines were written. */
export const keepBefore = prepareWrite<{ importId: number; lines: string }, never>(
  'import_rows_before',
  sql`update ${importRows} r set before = w.before
    from jsonb_to_recordset(${p('lines')}::jsonb) as w(line int, before jsonb)
    where r.import_id = ${p('importId')} and r.line = w.line`,
);

/** A record that was retired because the file did not name it has a line below 0. */
export const insertRetired = prepareWrite<{ importId: number; rows: string }, never>(
  'import_rows_retired',
  sql`insert into ${importRows} (import_id, line, key, outcome, values, before)
    select ${p('importId')}, r.line, r.key, 'changed', r.values, r.before
    from jsonb_to_recordset(${p('rows')}::jsonb) as r(line int, key text, values jsonb, before jsonb)
    on conflict (import_id, line) do nothing`,
);

export const markUndone = prepareWrite<{ importId: number; lines: string }, never>(
  'import_rows_undone',
  sql`update ${importRows} r set undone = case when w.problem = '' then 'undone' else 'kept' end, problem = w.problem
    from jsonb_to_recordset(${p('lines')}::jsonb) as w(line int, problem text)
    where r.import_id = ${p('importId')} and r.line = w.line`,
);

/** Deletes some lines of an import; returns them until none is left. */
export const deleteSomeRows = prepareWrite<{ importId: number; onlyGood: boolean; limit: number }, { line: number }>(
  'import_rows_delete',
  sql`delete from ${importRows} d using (select r.line from ${importRows} r
      where r.import_id = ${p('importId')} and (r.outcome <> 'wrong' or not ${p('onlyGood')}::boolean)
      order by r.line limit ${p('limit')}::int) chosen
    where d.import_id = ${p('importId')} and d.line = chosen.line returning d.line`,
);

export const deleteParts = prepareWrite<{ importId: number }, never>(
  'import_parts_delete',
  sql`delete from ${importParts} t where t.import_id = ${p('importId')}`,
);

/**
 * Imports whose file and good lines are no longer needed, and those whose wrong lines are not either. They cannot be
 * started again before anything is deleted; one whose file is still there was left by a process that died.
 */
export const claimImportsToClear = prepareWrite<
  { site: SiteCode; now: Date; endedBefore: Date; undoableSince: Date; abandonedBefore: Date; forgottenBefore: Date },
  { id: number; isForgotten: boolean; keepsLines: boolean }
>(
  'imports_to_clear',
  sql`update ${imports} m set cleared_at = coalesce(m.cleared_at, ${p('now')}::timestamptz),
      state = case when m.state in ('uploading', 'uploaded', 'checked') then 'cancelled' else m.state end
    where m.id in (select n.id from ${imports} n
        where n.site = ${p('site')} and not n.forgotten
          and ((n.cleared_at is null and n.state in ('done', 'undone', 'cancelled', 'failed') and n.finished_at < ${p('endedBefore')})
            or (n.cleared_at is null and n.state in ('uploading', 'uploaded', 'checked')
              and n.created_at < ${p('abandonedBefore')})
            or (n.cleared_at is not null and (coalesce(n.finished_at, n.created_at) < ${p('forgottenBefore')}
              or exists (select from ${importParts} t where t.import_id = n.id)
              or (n.state in ('done', 'undone') and n.finished_at < ${p('undoableSince')}
                and exists (select from ${importRows} r where r.import_id = n.id and r.outcome <> 'wrong')))))
        order by n.id limit 10 for no key update skip locked)
    returning m.id, coalesce(m.finished_at, m.created_at) < ${p('forgottenBefore')} as is_forgotten,
      coalesce(m.state in ('done', 'undone') and m.finished_at >= ${p('undoableSince')}, false) as keeps_lines`,
);

export const markForgotten = prepareWrite<{ id: number }, never>(
  'import_forgotten',
  sql`update ${imports} m set forgotten = true where m.id = ${p('id')}`,
);
