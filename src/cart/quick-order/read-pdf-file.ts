import { call, isRefusal } from '../../ui/browser/call.ts';
import { ListFileRefused } from '../pasted-list/list-file-refused.ts';
import type { readPdfList } from './read-pdf.contract.ts';

/** Lines with tabs between their cells, or a picture where the PDF has no text. Throws ListFileRefused or CallError. */
export async function readPdfFile(file: File): Promise<{ text: string; picture: string }> {
  const reply = await call<typeof readPdfList>('POST /api/quick_order/pdf/', {}, { file });
  if (isRefusal(reply)) throw new ListFileRefused(reply.message);
  return reply;
}
