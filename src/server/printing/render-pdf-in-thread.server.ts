import { runInThread, type ThreadPoolName } from '../jobs/worker-threads.server.ts';

/** `worker` exports `print`, which makes the PDF of `printed`. */
export async function renderPdfInThread(poolName: ThreadPoolName, worker: URL, printed: unknown): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await runInThread<Uint8Array>(poolName, worker, 'print', printed);
  return Buffer.from(buffer, byteOffset, byteLength);
}
