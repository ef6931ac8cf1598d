import { FileTooHeavy, openInProcess } from '../../server/jobs/file-processes.server.ts';
import { detectPaperType, maxPixels, type PaperType, pictureSize } from './paper-content.rule.ts';
import { maxPaperPages, type PaperProblem, paperSizeProblem } from './paper-file.rule.ts';
import type { InspectedPdf } from './pdf-worker.server.ts';

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
  try {
    const inspected = await openInProcess<InspectedPdf>('papers', worker, 'inspect', content);
    return 'problem' in inspected ? inspected : { type: 'pdf', ...inspected };
  } catch (cause) {
    if (cause instanceof FileTooHeavy) return { problem: 'too_heavy' };
    throw cause;
  }
}

/** A page of a PDF as a PNG picture; undefined where there is none. Call from within the queue 'papers'. */
export async function drawPdfPage(content: Uint8Array, page: number): Promise<Uint8Array | 'too_heavy' | undefined> {
  try {
    return await openInProcess<Uint8Array | 'too_heavy' | undefined>('papers', worker, 'drawPage', { content, page });
  } catch (cause) {
    if (cause instanceof FileTooHeavy) return 'too_heavy';
    throw cause;
  }
}
