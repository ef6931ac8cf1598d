import { runInThread } from '../jobs/worker-threads.server.ts';

const worker = new URL('./render-png-worker.server.ts', import.meta.url);

export async function renderPng(svg: string): Promise<Buffer> {
  return Buffer.from(await runInThread<Uint8Array>('public_files', worker, 'paint', svg));
}
