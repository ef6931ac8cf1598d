import { runInThread } from '../../server/jobs/worker-threads.server.ts';
import { detectPaperType, maxPixels, type PaperType, pictureSize } from './paper-content.rule.ts';
import { maxPaperPages, type PaperProblem, paperSizeProblem } from './paper-file.rule.ts';
import type { drawPage, InspectedPdf } from './pdf-worker.server.ts';

const worker = new URL('./pdf-worker.server.ts', import.meta.url);

export type InspectedPaper = { type: PaperType; pages: number } | { problem: PaperProblem };

/** Call from within the queue 'papers'. */
export async function inspectPaper(content: Uint8Array): Promise<InspectedPaper> {
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
export async function inspectPdf(content: Uint8Array): Promise<InspectedPaper> {
  const inspected = await runInThread<InspectedPdf>('papers', worker, 'inspect', content);
  return 'problem' in inspected ? inspected : { type: 'pdf', ...inspected };
}

/** A page of a PDF as a PNG picture. Call from within the queue 'papers'. */
export const drawPdfPage = (content: Uint8Array, page: number) =>
  runInThread<Awaited<ReturnType<typeof drawPage>>>('papers', worker, 'drawPage', { content, page });
