import { readSheets, readWorkbook, type SheetOfWorkbook } from './read-workbook.ts';
import { unzipXml } from './unzip-xml.ts';
import { workbookToCsv } from './workbook-to-csv.ts';

function openWorkbook(file: Uint8Array) {
  const files = unzipXml(file);
  return { read: async (name: string) => files[name] && inPieces(files[name]) };
}

/** The sheets of a workbook that is read in the browser. Throws where it cannot be read. */
export const readWorkbookFile = (file: Uint8Array, maxCells: number): Promise<SheetOfWorkbook[]> =>
  readSheets(openWorkbook(file), maxCells);

/** The first sheet. */
export const workbookFileToCsv = (file: Uint8Array): Promise<string> => workbookToCsv(readWorkbook(openWorkbook(file)));

const pieceBytes = 1_000_000;

async function* inPieces(file: Uint8Array) {
  for (let at = 0; at < file.length; at += pieceBytes) yield file.subarray(at, at + pieceBytes);
}
