import { runExport } from '../../src/desk/export-tables/export-worker.server.ts';
import { beginExportAtDesk } from '../../src/desk/exports/exports.contract.ts';
import { workOnExports } from '../../src/imports/exports/work-on-exports.server.ts';
import type { RequestInput } from '../../src/lib/contract.ts';
import type { TestStore } from '../store/test-store.ts';

const neverStopping = new AbortController().signal;

/** Makes what waits, here instead of in a process of its own. */
export async function makeExports(store: TestStore): Promise<void> {
  const job = { ...store.server, stopping: neverStopping };
  for (const archives of [false, true])
    while (await workOnExports(job, archives, (task, goOn) => runExport(task, goOn)));
}

type Wanted = Omit<RequestInput<typeof beginExportAtDesk>, 'site'>;

/** Exports for NOD and downloads the file. */
export async function exportFile(store: TestStore, desk: string, wanted: Wanted): Promise<Buffer> {
  const { body } = await store.call(beginExportAtDesk, { site: 'nod', ...wanted }, { desk });
  if (!body.success) throw new Error(body.message);
  await makeExports(store);
  const response = await downloadExport(store, desk, body.id);
  if (response.status !== 200) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}

export const downloadExport = async (store: TestStore, desk: string | undefined, id: number | string) =>
  store.app.request(
    `/desk/files/nod/exports/${id}`,
    { headers: { host: 'nod.localhost', ...(desk && { cookie: `desk=${desk}` }) } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
