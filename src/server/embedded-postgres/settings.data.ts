/** The settings suit one application on 2 to 4 cores with many small commits. */
export const serverSettings: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_buffers: '16MB',
  max_wal_size: '1GB',
  // A backup brings its own log of changes, so its first start fetches none; visitors wait until it has recovered.
  restore_command: 'false',
  hot_standby: 'off',
  // Requests already share the cores; one query must not take them all.
  max_parallel_workers_per_gather: '0',
  // They need more shared memory than a container has.
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Tests use these settings, which are fast but lose data at a power cut. */
export const throwawaySettings: Record<string, string> = {
  // A standby follows its primary alone, and can be read.
  restore_command: '',
  hot_standby: 'on',
  // Every test file has a store with pools of its own.
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // It would visit hundreds of databases that live for seconds.
  autovacuum: 'off',
};
