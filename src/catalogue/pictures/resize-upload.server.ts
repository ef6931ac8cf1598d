import { FileTooHeavy, openInProcess } from '../../server/jobs/file-processes.server.ts';
import { pictureFileProblem } from './picture-file.rule.ts';
import type { Resized } from './picture-worker.server.ts';

const worker = new URL('./picture-worker.server.ts', import.meta.url);

/** Call from within the queue 'papers', and outside of a transaction. */
export async function resizeUpload(content: Uint8Array): Promise<Resized> {
  const problem = pictureFileProblem(content);
  if (problem) return { problem };
  try {
    return await openInProcess<Resized>('pictures', worker, 'resizePicture', content);
  } catch (cause) {
    if (cause instanceof FileTooHeavy) return { problem: 'too_heavy' };
    throw cause;
  }
}
