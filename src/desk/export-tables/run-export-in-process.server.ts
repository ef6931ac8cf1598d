import type { RunExport } from '../../imports/exports/work-on-exports.server.ts';
import { openInProcess } from '../../server/jobs/file-processes.server.ts';

const worker = new URL('./export-worker.server.ts', import.meta.url);

export const runExportInProcess: RunExport = (task, goOn) =>
  openInProcess('exports', worker, 'runExport', task, { goOn });
