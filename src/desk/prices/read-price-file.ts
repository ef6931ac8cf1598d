import { decodeText } from '../../lib/spreadsheet/decode-text.ts';
import { ImportError, importLater } from '../../ui/browser/import-later.ts';

const maxBytes = 900_000;

/** A CSV or XLSX file as CSV text; a sentence says why a file cannot be read. */
export async function readPriceFile(file: File): Promise<{ csv: string } | { problem: string }> {
  if (file.size > maxBytes) return { problem: 'This file is larger than 900 KB. Please import it in parts.' };
  if (/\.xlsx$/i.test(file.name)) return readXlsx(file);
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) return { problem: 'Please choose a CSV or XLSX file.' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const csv = bytes && decodeText(new Uint8Array(bytes));
  return csv === undefined || csv.includes('\u0000') ? unreadable() : { csv };
}

async function readXlsx(file: File): Promise<{ csv: string } | { problem: string }> {
  try {
    const { workbookFileToCsv } = await importLater(() => import('../../lib/spreadsheet/workbook-file.ts'));
    const csv = await workbookFileToCsv(new Uint8Array(await file.arrayBuffer()));
    return csv.length > maxBytes ? { problem: 'This sheet is too long. Please import it in parts.' } : { csv };
  } catch (cause) {
    return cause instanceof ImportError ? { problem: cause.message } : unreadable();
  }
}

const unreadable = () => ({ problem: 'This file cannot be read. Please save it as CSV or XLSX.' });
