import { t } from '../../lib/i18n.ts';

const maxBytes = 900_000;

/** A CSV or XLSX file as CSV text; a sentence says why a file cannot be read. */
export async function readPriceFile(file: File): Promise<{ csv: string } | { problem: string }> {
  if (file.size > maxBytes) return { problem: t`This file is larger than 900 KB. Please import it in parts.` };
  if (/\.xlsx$/i.test(file.name)) return readXlsx(file);
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) return { problem: t`Please choose a CSV or XLSX file.` };
  const csv = await file.text();
  return csv.includes('\u0000') ? unreadable() : { csv };
}

async function readXlsx(file: File): Promise<{ csv: string } | { problem: string }> {
  const [{ unzipXml }, { readWorkbook }, { workbookToCsv }] = await Promise.all([
    import('../../cart/pasted-list/stored-zip.ts'),
    import('../../imports/files/read-workbook.ts'),
    import('../../imports/files/workbook-to-csv.ts'),
  ]);
  try {
    const files = unzipXml(new Uint8Array(await file.arrayBuffer()));
    const csv = await workbookToCsv(readWorkbook({ read: async (name) => files[name] && inOnePiece(files[name]) }));
    return csv.length > maxBytes ? { problem: t`This sheet is too long. Please import it in parts.` } : { csv };
  } catch {
    return unreadable();
  }
}

async function* inOnePiece(file: Uint8Array) {
  yield file;
}

const unreadable = () => ({ problem: t`This file cannot be read. Please save it as CSV or XLSX.` });
