import { unzipXml } from '../../cart/pasted-list/stored-zip.ts';
import { readWorkbook } from './read-workbook.ts';
import { workbookToCsv } from './workbook-to-csv.ts';

/** The first sheet of a workbook that is read in the browser. Throws where it cannot be read. */
export function workbookFileToCsv(file: Uint8Array, asWideAs?: 'first line' | 'widest line'): Promise<string> {
  const files = unzipXml(file);
  return workbookToCsv(readWorkbook({ read: async (name) => files[name] && inOnePiece(files[name]) }), asWideAs);
}

async function* inOnePiece(file: Uint8Array) {
  yield file;
}
