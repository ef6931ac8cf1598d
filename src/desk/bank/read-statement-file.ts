import { decodeText } from '../../lib/spreadsheet/decode-text.ts';
import { ImportError, importLater } from '../../ui/browser/import-later.ts';

type ReadFile = { content: string } | { problem: string };

/** A statement as text. Banks write UTF-8 or, with a byte order mark, UTF-16; a sheet becomes CSV. */
export async function readStatementFile(file: File): Promise<ReadFile> {
  const read = await file.arrayBuffer().catch(() => undefined);
  if (!read) return { problem: 'The file cannot be read. Please choose it again.' };
  const bytes = new Uint8Array(read);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(bytes);
  try {
    const content = decodeText(bytes, { fatal: true });
    if (content.includes('\u0000'))
      return { problem: 'This file cannot be read. Please save it as CSV (UTF-8) or XLSX.' };
    return { content };
  } catch {
    return { problem: 'The file is not written in UTF-8. Please save it as CSV (UTF-8) or XLSX.' };
  }
}

async function readXlsx(bytes: Uint8Array): Promise<ReadFile> {
  try {
    const { workbookFileToCsv } = await importLater(() => import('../../lib/spreadsheet/workbook-file.ts'));
    return { content: await workbookFileToCsv(bytes) };
  } catch (cause) {
    if (cause instanceof ImportError) return { problem: cause.message };
    return { problem: 'This sheet cannot be read. Please save it as CSV (UTF-8) and import that.' };
  }
}
