import { FileTooHeavy, openInProcess } from '../../server/jobs/file-processes.server.ts';
import type { DrawnLogo } from './logo-worker.server.ts';

const worker = new URL('./logo-worker.server.ts', import.meta.url);

/** An SVG or PNG as a PNG. Call from within the queue 'papers', and outside of a transaction. */
export async function drawLogo(content: Uint8Array): Promise<DrawnLogo> {
  try {
    return await openInProcess<DrawnLogo>('pictures', worker, 'draw', content);
  } catch (cause) {
    if (cause instanceof FileTooHeavy) return { problem: 'too_heavy' };
    throw cause;
  }
}
