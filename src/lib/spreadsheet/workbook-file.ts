import { readWorkbook } from './read-workbook.ts';
import type { TableLine } from './table-line.ts';
import { unzipXml } from './unzip-xml.ts';
import { workbookToCsv } from './workbook-to-csv.ts';

/** The first sheet of a workbook that is read in the browser. Throws where it cannot be read. */
export function readWorkbookFile(file: Uint8Array): AsyncGenerator<TableLine> {
  const files = unzipXml(file);
  return readWorkbook({ read: async (name) => files[name] && inPieces(files[name]) });
}

export const workbookFileToCsv = (file: Uint8Array): Promise<string> => workbookToCsv(readWorkbookFile(file));

const pieceBytes = 1_000_000;

async function* inPieces(file: Uint8Array) {
  for (let at = 0; at < file.length; at += pieceBytes) yield file.subarray(at, at + pieceBytes);
}
