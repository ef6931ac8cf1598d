import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { defineCall, type ReadFile } from '../../server/calls/define-call.server.ts';
import { FileTooHeavy, openInProcess } from '../../server/jobs/file-processes.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import type { ReadPdf } from './pdf-list-worker.server.ts';
import { maxPdfBytes, readPdfList } from './read-pdf.contract.ts';

const worker = new URL('./pdf-list-worker.server.ts', import.meta.url);

export const readPdfListCall = defineCall(
  readPdfList,
  { requires: permissionTo('browse'), queue: 'papers', reads: 'replica' },
  (_request, { readFile }) => readPdfFor(readFile),
);

/** The text of the PDF that comes with a call, of a buyer or of staff. */
export async function readPdfFor(readFile: ReadFile) {
  const content = await readFile(maxPdfBytes);
  if (!content) return refuse(readPdfList, 'too_large');
  const read = await readInProcess(content);
  if ('problem' in read) return refuse(readPdfList, read.problem);
  const { text, pages, picture } = read;
  const png = picture ? `data:image/png;base64,${Buffer.from(picture).toString('base64')}` : '';
  return { success: true as const, text, pages, picture: png };
}

async function readInProcess(content: Uint8Array): Promise<ReadPdf | { problem: 'too_heavy' }> {
  try {
    return await openInProcess<ReadPdf>('papers', worker, 'readPdf', content);
  } catch (cause) {
    if (cause instanceof FileTooHeavy) return { problem: 'too_heavy' };
    throw cause;
  }
}
