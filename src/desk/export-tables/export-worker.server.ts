import { type ExportTask, runExportOf } from '../../imports/exports/run-export.server.ts';
import type { RpcClient } from '../../server/jobs/worker-rpc.server.ts';
import { exportTables } from './export-tables.server.ts';

/** Runs in a process of its own. */
export const runExport = (task: ExportTask, ask: RpcClient): Promise<void> => runExportOf(exportTables, task, ask);
