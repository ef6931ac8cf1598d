import { runInThread } from '../../server/jobs/worker-threads.server.ts';
import { type PictureProblem, pictureFileProblem } from './picture-file.rule.ts';
import type { ResizedPicture, resizePicture } from './picture-worker.server.ts';

const worker = new URL('./picture-worker.server.ts', import.meta.url);

/** Call from within the queue 'papers', and outside of a transaction. */
export async function resizeUpload(content: Uint8Array): Promise<ResizedPicture | { problem: PictureProblem }> {
  const problem = pictureFileProblem(content);
  if (problem) return { problem };
  return runInThread<Awaited<ReturnType<typeof resizePicture>>>('pictures', worker, 'resizePicture', content);
}
