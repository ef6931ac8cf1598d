import { runInThread } from '../../server/jobs/worker-threads.server.js';
import {                      pictureFileProblem } from './picture-file.rule.js';
                                                                                

const worker = new URL('./picture-worker.server.js', import.meta.url);

/** Call from within the queue 'papers', and outside of a transaction. */
export async function resizeUpload(content            )                                                        {
  const problem = pictureFileProblem(content);
  if (problem) return { problem };
  return runInThread                                  ('papers', worker, 'resizePicture', content);
}
