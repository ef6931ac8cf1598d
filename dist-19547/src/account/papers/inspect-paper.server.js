import { runInThread } from '../../server/jobs/worker-threads.server.js';
import { detectPaperType, maxPixels,                 pictureSize } from './paper-content.rule.js';
import { maxPaperPages,                    paperSizeProblem } from './paper-file.rule.js';
                                                                     

const worker = new URL('./pdf-worker.server.js', import.meta.url);

                                                                                            

/** Call from within the queue 'papers'. */
export async function inspectPaper(content            )                          {
  const sizeProblem = paperSizeProblem(content.byteLength);
  if (sizeProblem) return { problem: sizeProblem };
  const type = detectPaperType(content);
  if (!type) return { problem: 'other_type' };
  if (type === 'pdf') {
    const pdf = await inspectPdf(content);
    return 'pages' in pdf && pdf.pages > maxPaperPages ? { problem: 'too_many_pages' } : pdf;
  }
  const size = pictureSize(content, type);
  if (!size) return { problem: 'damaged' };
  return size.width * size.height > maxPixels ? { problem: 'too_many_pixels' } : { type, pages: 1 };
}

/** However many pages it has. Call from within the queue 'papers'. */
export async function inspectPdf(content            )                          {
  const inspected = await runInThread              ('papers', worker, 'inspect', content);
  return 'problem' in inspected ? inspected : { type: 'pdf', ...inspected };
}

/** A page of a PDF as a PNG picture. Call from within the queue 'papers'. */
export const drawPdfPage = (content            , page        ) =>
  runInThread                                      ('papers', worker, 'drawPage', { content, page });
