import { runInThread } from '../jobs/worker-threads.server.js';

const worker = new URL('./render-png-worker.server.js', import.meta.url);

export async function renderPng(svg        )                  {
  return Buffer.from(await runInThread            ('public_files', worker, 'paint', svg));
}
