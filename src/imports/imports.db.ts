import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import {
  type FileFormat,
  type ImportKind,
  type ImportMode,
  type ImportState,
  type LineChoice,
  type LineOutcome,
  nothingWritten,
} from './import-kind.data.ts';
import type { importRecord } from './import-record.contract.ts';
import { importMappings, importParts, importRows, imports, importWords } from './imports.table.ts';

const p = sql.placeholder;

export type ImportRecord = z.input<typeof importRecord> & {
  format: FileFormat;
  mode: ImportMode;
  missing: number;
  position: number;
  startedAt: Date | null;
};

const columns = sql`m.id, m.kind, m.file_name, m.format, m.bytes, m.state, m.mode, m.reading, m.left_out,
  m.header, m.head_line, m.sample, m.mapping,
  m.fixed, m.keeps_empty, m.emptied, m.open_words, m.notes,
  m.retires_missing, m.control_minor, m.found, m.missing, m.written, m.retired, m.undone, m.kept_lines, m.position, m.bytes_read,
  case when m.cleared_at is null then m.failed_in else '' end as failed_in, m.problem, m.created_at, m.created_by,
  m.started_at, m.started_by, m.finished_at, m.cleared_at is null as has_file`;

export const insertImport = prepareWrite<
  {
    site: SiteCode;
    kind: ImportKind;
    fileName: string;
    format: FileFormat;
    mode: ImportMode;
    counts: string;
    now: Date;
    by: string;
  },
  { id: number }
>(
  'import_insert',
  sql`insert into ${imports} (site, kind, file_name, format, mode, state, header, sample, mapping, found, written, created_at, created_by)
    values (${p('site')}, ${p('kind')}, ${p('fileName')}, ${p('format')}, ${p('mode')}, 'uploading', '[]', '[]', '[]',
      ${p('counts')}::jsonb, ${p('counts')}::jsonb, ${p('now')}, ${p('by')}) returning id`,
);

export const insertImportPart = prepareWrite<{ importId: number; part: number; content: Buffer }, never>(
  'import_part_insert',
  sql`insert into ${importParts} (import_id, part, content)
    values (${p('importId')}, ${p('part')}, ${p('content')})
    on conflict (import_id, part) do update set content = excluded.content`,
);

/** The measures show whether a file is complete and without gaps. */
export const measureParts = prepareStatement<{ importId: number }, { bytes: number; parts: number; last: number }>(
  'import_parts_measure',
  sql`select coalesce(sum(octet_length(t.content)), 0)::bigint as bytes, count(*)::int as parts,
      coalesce(max(t.part), -1)::int as last
    from ${importParts} t where t.import_id = ${p('importId')}`,
);

export const findImportPart = prepareStatement<{ importId: number; part: number }, { content: Buffer }>(
  'import_part',
  sql`select t.content from ${importParts} t where t.import_id = ${p('importId')} and t.part = ${p('part')}`,
);

/** No row when it was finished before. */
export const markUploaded = prepareWrite<
  {
    id: number;
    bytes: number;
    format: FileFormat;
    header: string;
    reading: string;
    headLine: number | null;
    sample: string;
    mapping: string;
    fixed: string;
  },
  { id: number }
>(
  'import_uploaded',
  sql`update ${imports} set state = 'uploaded', bytes = ${p('bytes')}, reading = ${p('reading')}::jsonb, header = ${p('header')}::jsonb,
      head_line = ${p('headLine')}::int, sample = ${p('sample')}::jsonb, mapping = ${p('mapping')}::jsonb, fixed = ${p('fixed')}::jsonb,
      format = ${p('format')}
    where id = ${p('id')} and state = 'uploading' returning id`,
);

export const findImport = prepareStatement<{ site: SiteCode; id: number }, ImportRecord>(
  'import_find',
  sql`select ${columns} from ${imports} m where m.site = ${p('site')} and m.id = ${p('id')}`,
);

/** The ones of others wait until the transaction ends. */
export const lockImport = prepareStatement<{ site: SiteCode; id: number }, ImportRecord>(
  'import_lock',
  sql`select ${columns} from ${imports} m where m.site = ${p('site')} and m.id = ${p('id')} for no key update`,
);

export const listImports = prepareStatement<
  { site: SiteCode; kinds: string[]; failedOnly: boolean; limit: number; offset: number },
  ImportRecord & { total: number }
>(
  'import_list',
  sql`select ${columns}, coalesce(count(*) over (), 0)::int as total from ${imports} m
    where m.site = ${p('site')} and m.kind = any(${p('kinds')}::text[]) and m.state <> 'uploading'
      and (m.state = 'failed' or not ${p('failedOnly')}::boolean)
    order by m.id desc limit ${p('limit')}::int offset ${p('offset')}::int`,
);

export type ShownLine = { line: number; key: string; cells: string[] | null; values: unknown; problem: string };

/** Lines that a person may still decide are wrong until then; they are left out where they stand by themselves. */
export const findWrongLines = prepareStatement<
  { importId: number; after: number; limit: number; withDoubtful: boolean },
  ShownLine
>(
  'import_lines_wrong',
  sql`select r.line, r.key, r.cells, r.values, r.problem from ${importRows} r
    where r.import_id = ${p('importId')} and r.outcome = 'wrong' and r.line > ${p('after')}::int
      and (${p('withDoubtful')}::boolean or r.choices is null)
    order by r.line limit ${p('limit')}::int`,
);

export const findLinesOf = prepareStatement<{ importId: number; outcome: LineOutcome; limit: number }, ShownLine>(
  'import_lines_of',
  sql`select r.line, r.key, r.cells, r.values, r.problem from ${importRows} r
    where r.import_id = ${p('importId')} and r.outcome = ${p('outcome')} order by r.line limit ${p('limit')}::int`,
);

/** The columns are to be matched again, and what was checked does not count. */
export const saveReading = prepareWrite<
  {
    id: number;
    reading: string;
    header: string;
    headLine: number;
    sample: string;
    mapping: string;
    fixed: string;
    counts: string;
  },
  never
>(
  'import_reading',
  sql`update ${imports} set state = 'uploaded', reading = ${p('reading')}::jsonb, header = ${p('header')}::jsonb,
      head_line = ${p('headLine')}::int, sample = ${p('sample')}::jsonb, mapping = ${p('mapping')}::jsonb, fixed = ${p('fixed')}::jsonb,
      emptied = '{}', open_words = '[]', notes = '{}', found = ${p('counts')}::jsonb, left_out = '{}', missing = 0, problem = '', failed_in = '', finished_at = null
    where id = ${p('id')}`,
);

/** Of each reason the first rows. */
export const findLeftOut = prepareStatement<
  { importId: number; limit: number },
  { line: number; cells: string[] | null; problem: string }
>(
  'import_lines_left_out',
  sql`select l.line, l.cells, l.problem from (
      select r.line, r.cells, r.problem, row_number() over (partition by r.problem order by r.line) as place
      from ${importRows} r where r.import_id = ${p('importId')} and r.outcome = 'left-out') l
    where l.place <= ${p('limit')}::int order by l.line`,
);

export type WrittenLine = {
  importId: number;
  line: number;
  key: string;
  outcome: LineOutcome;
  values: unknown;
  before: unknown;
  undone: '' | 'undone' | 'kept';
  problem: string;
};

/** What an import wrote, line by line. */
export const findWrittenLines = prepareStatement<{ importId: number; after: number; limit: number }, WrittenLine>(
  'import_lines_written',
  sql`select r.import_id, r.line, r.key, r.outcome, r.values, r.before, r.undone, r.problem from ${importRows} r
    where r.import_id = ${p('importId')} and r.outcome in ('new', 'changed') and r.line > ${p('after')}::int
    order by r.line limit ${p('limit')}::int`,
);

/** Lines that changed something, with what was there before; first those that undoing the import has left. */
export const findChangedLines = prepareStatement<{ importId: number; limit: number }, WrittenLine>(
  'import_lines_changed',
  sql`select r.import_id, r.line, r.key, r.outcome, r.values, r.before, r.undone, r.problem from ${importRows} r
    where r.import_id = ${p('importId')} and (r.undone = 'kept'
      or (r.outcome = 'changed' and r.before is distinct from to_jsonb(${sql.raw(`'${nothingWritten}'::text`)})))
    order by r.undone <> 'kept', r.line limit ${p('limit')}::int`,
);

export type DoubtfulLine = ShownLine & {
  outcome: LineOutcome;
  choices: LineChoice[];
  /** The kind of the choice that was taken; null: nothing is written. */
  chosen: string | null;
};

/** Lines that a person decides; those without an answer first. */
export const findDoubtfulLines = prepareStatement<
  { importId: number; limit: number },
  DoubtfulLine & { total: number; open: number }
>(
  'import_lines_doubtful',
  sql`select r.line, r.key, r.cells, r.values, r.problem, r.outcome, r.choices, r.chosen,
      coalesce(count(*) over (), 0)::int as total,
      coalesce(count(*) filter (where r.chosen is null) over (), 0)::int as open
    from ${importRows} r
    where r.import_id = ${p('importId')} and r.choices is not null
    order by r.chosen is not null, r.line limit ${p('limit')}::int`,
);

/** Doubtful lines that offer this kind of choice, or any where it is ''. Line 0: those after another one without an answer. */
export const findLinesToDecide = prepareStatement<
  { importId: number; line: number; kind: string; after: number; limit: number },
  DoubtfulLine
>(
  'import_lines_to_decide',
  sql`select r.line, r.key, r.cells, r.values, r.problem, r.outcome, r.choices, r.chosen from ${importRows} r
    where r.import_id = ${p('importId')} and r.choices is not null
      and (r.line = ${p('line')}::int or (${p('line')}::int = 0 and r.chosen is null and r.line > ${p('after')}::int))
      and (${p('kind')}::text = '' or r.choices @> jsonb_build_array(jsonb_build_object('kind', ${p('kind')}::text)))
    order by r.line limit ${p('limit')}::int`,
);

/** Decided lines about what another line is about already: one that was not decided now goes first, then the upper one. */
export const findRepeatedByDecision = prepareStatement<
  { importId: number; decided: number[] },
  { line: number; key: string; outcome: LineOutcome; firstLine: number }
>(
  'import_lines_repeated_by_decision',
  sql`select f.line, f.key, f.outcome, f.first_line from (
      select r.line, r.key, r.outcome, first_value(r.line) over (
        partition by r.key order by r.line = any(${p('decided')}::int[]), r.line) as first_line
      from ${importRows} r
      where r.import_id = ${p('importId')} and r.outcome not in ('wrong', 'left-out')
        and r.key in (select n.key from ${importRows} n
          where n.import_id = ${p('importId')} and n.line = any(${p('decided')}::int[]) and n.key <> '')) f
    where f.line <> f.first_line order by f.line`,
);

/** Rows of a choice that would be written; of one that is taken back nothing would. */
export const saveChoices = prepareWrite<{ importId: number; rows: string }, never>(
  'import_lines_choose',
  sql`update ${importRows} r set key = n.key, chosen = n.chosen, outcome = n.outcome, values = n.values, problem = n.problem
    from jsonb_to_recordset(${p('rows')}::jsonb)
      as n(line int, key text, chosen text, outcome text, values jsonb, problem text)
    where r.import_id = ${p('importId')} and r.line = n.line`,
);

export const saveFound = prepareWrite<{ id: number; found: string }, never>(
  'import_save_found',
  sql`update ${imports} set found = ${p('found')}::jsonb where id = ${p('id')}`,
);

export const startChecking = prepareWrite<
  { id: number; mapping: string; fixed: string; keepsEmpty: boolean; counts: string; now: Date; by: string },
  never
>(
  'import_check',
  sql`update ${imports} set state = 'checking', mapping = ${p('mapping')}::jsonb, fixed = ${p('fixed')}::jsonb,
      keeps_empty = ${p('keepsEmpty')}, emptied = '{}', open_words = '[]', notes = '{}', found = ${p('counts')}::jsonb, missing = 0,
      left_out = '{}', position = 0, bytes_read = 0, problem = '', failed_in = '', owner = null, lease_until = null,
      started_at = ${p('now')}, started_by = ${p('by')}, finished_at = null
    where id = ${p('id')}`,
);

export const startRunning = prepareWrite<
  { id: number; retiresMissing: boolean; controlMinor: number | null; counts: string; now: Date; by: string },
  never
>(
  'import_run',
  sql`update ${imports} set state = 'running', retires_missing = ${p('retiresMissing')},
      control_minor = ${p('controlMinor')}::bigint, written = ${p('counts')}::jsonb,
      retired = 0, position = 0, failed_in = '', owner = null, lease_until = null, started_at = ${p('now')},
      started_by = ${p('by')}
    where id = ${p('id')}`,
);

export const endImport = prepareWrite<
  { id: number; state: ImportState; problem: string; missing: number; now: Date },
  never
>(
  'import_end',
  sql`update ${imports} set state = ${p('state')}, problem = ${p('problem')}, missing = ${p('missing')}, owner = null,
      lease_until = null, finished_at = ${p('now')}
    where id = ${p('id')}`,
);

/** It can go on from where our error stopped it, and does not fail where another process runs it by now. */
export const failImport = prepareWrite<{ id: number; owner: string; problem: string; now: Date }, never>(
  'import_fail',
  sql`update ${imports} set failed_in = state, state = 'failed', problem = ${p('problem')}, owner = null, lease_until = null,
      finished_at = ${p('now')}
    where id = ${p('id')} and owner = ${p('owner')} and state in ('checking', 'running', 'undoing')`,
);

/** From the first line, which is below 0 where records were retired. */
export const startUndoing = prepareWrite<{ id: number; now: Date; by: string }, never>(
  'import_undo',
  sql`update ${imports} set state = 'undoing', position = -2000000000, undone = 0, kept_lines = 0, failed_in = '',
      owner = null, lease_until = null, started_at = ${p('now')}, started_by = ${p('by')}, finished_at = null
    where id = ${p('id')}`,
);

export const resumeImport = prepareWrite<{ id: number; now: Date; by: string }, never>(
  'import_resume',
  sql`update ${imports} set state = failed_in, failed_in = '', problem = '', owner = null, lease_until = null,
      started_at = ${p('now')}, started_by = ${p('by')}, finished_at = null
    where id = ${p('id')}`,
);

export const findMapping = prepareStatement<
  { site: SiteCode; kind: ImportKind; headerHash: string },
  { mapping: string[]; fixed: Readonly<Record<string, string>> }
>(
  'import_mapping',
  sql`select g.mapping, g.fixed from ${importMappings} g
    where g.site = ${p('site')} and g.kind = ${p('kind')} and g.header_hash = ${p('headerHash')}`,
);

export const saveMapping = prepareWrite<
  {
    site: SiteCode;
    kind: ImportKind;
    header: string;
    headerHash: string;
    mapping: string;
    fixed: string;
    now: Date;
    by: string;
  },
  never
>(
  'import_mapping_save',
  sql`insert into ${importMappings} (site, kind, header, header_hash, mapping, fixed, saved_at, saved_by)
    values (${p('site')}, ${p('kind')}, ${p('header')}::jsonb, ${p('headerHash')}, ${p('mapping')}::jsonb,
      ${p('fixed')}::jsonb, ${p('now')}, ${p('by')})
    on conflict (site, kind, header_hash) do update set mapping = excluded.mapping, fixed = excluded.fixed, saved_at = excluded.saved_at,
      saved_by = excluded.saved_by`,
);

export const findImportWords = prepareStatement<{ site: SiteCode }, { name: string; word: string; means: string }>(
  'import_words',
  sql`select w.name, w.word, w.means from ${importWords} w where w.site = ${p('site')}`,
);

export const saveImportWords = prepareWrite<{ site: SiteCode; words: string; now: Date; by: string }, never>(
  'import_words_save',
  sql`insert into ${importWords} (site, name, word, means, saved_at, saved_by)
    select ${p('site')}, w.name, w.word, w.means, ${p('now')}, ${p('by')}
    from jsonb_to_recordset(${p('words')}::jsonb) as w(name text, word text, means text)
    on conflict (site, name, word) do update set means = excluded.means, saved_at = excluded.saved_at,
      saved_by = excluded.saved_by`,
);
