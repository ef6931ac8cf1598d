import type { ClientBase } from 'pg';

/** How far a standby is behind, as the primary tells; a role without pg_monitor sees no numbers. */
type Replica = { name: string; bytes: number | null; seconds: number | null };

export type DatabaseFigures = {
  sizeBytes: number;
  connections: number;
  maxConnections: number;
  longestTransactionSeconds: number;
  replicas: Replica[];
  /** Seconds since 1970; null where the server archives its log, which is part of a backup by its own tools. */
  lastBackupAt: number | null;
  isArchivingFailing: boolean;
};

const question = `select pg_database_size(current_database())::float8 as "sizeBytes",
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::int as "maxConnections",
    (select coalesce(extract(epoch from max(clock_timestamp() - xact_start)), 0)::float8 from pg_stat_activity
      where backend_type = 'client backend' and datname = current_database()) as "longestTransactionSeconds",
    coalesce((select jsonb_agg(jsonb_build_object('name', application_name,
        'bytes', case when pg_is_in_recovery() then null else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) end,
        'seconds', case when replay_lsn is null then null else coalesce(extract(epoch from replay_lag), 0) end))
      from (select * from pg_stat_replication limit 20) as standbys), '[]'::jsonb) as replicas,
    -- Without a backup the time counts from the first start.
    case when current_setting('archive_mode') = 'off' then (select extract(epoch from
        coalesce(max(value::timestamptz) filter (where name = 'last_backup'), min(created_at)))::float8
      from installation) end as "lastBackupAt",
    (select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) from pg_stat_archiver)
      as "isArchivingFailing"`;

/** One row of the server's own figures. */
export async function readDatabaseFigures(client: Pick<ClientBase, 'query'>): Promise<DatabaseFigures | undefined> {
  const { rows } = await client.query<DatabaseFigures>(question);
  return rows[0];
}
