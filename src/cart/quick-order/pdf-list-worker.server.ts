import { drawSheet, openPdf, type PdfPage, problemOf } from '../../account/papers/pdf-worker.server.ts';
import { type PlacedCharacter, tableOfCharacters } from '../pasted-list/pdf-table.rule.ts';

/** `text` has a line for each row and a tab between its cells; without any, `picture` is the first page as PNG. */
export type ReadPdf =
  | { text: string; pages: number; picture?: Uint8Array }
  | { problem: ReturnType<typeof problemOf> | 'long' };

const maxPages = 20;
const maxCharacters = 200_000;
const pictureSide = 1200;

/** Runs in a process of its own, because a PDF comes from anybody. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  try {
    return await read(content);
  } catch (cause) {
    return { problem: problemOf(cause) };
  }
}

async function read(content: Uint8Array): Promise<ReadPdf> {
  const pdf = await openPdf(content);
  const pages = pdf.getPageCount();
  if (pages === 0) return { problem: 'damaged' };
  if (pages > maxPages) return { problem: 'long' };
  const characters: PlacedCharacter[][] = [];
  let count = 0;
  for (const page of pdf.pages()) {
    const found = charactersOf(page);
    count += found.length;
    if (count > maxCharacters) return { problem: 'long' };
    characters.push(found);
  }
  const text = tableOfCharacters(characters)
    .map((cells) => cells.join('\t'))
    .join('\n');
  if (text.trim() !== '') return { text, pages };
  return { text: '', pages, picture: await drawSheet(pdf.getPage(0), pictureSide) };
}

/**
 * What PDFium tells of the characters of a page. @hyzyla/pdfium 2.1.13 has a method for the text of a page alone, without the places by
 * which columns are known, so its module is asked; `read-pdf.server.test.ts` fails where another version has none of it.
 */
type TextOfPdfium = {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(textPage: number): void;
  _FPDFText_CountChars(textPage: number): number;
  /** 1 for a blank that the file does not have, which PDFium puts between what lies apart. */
  _FPDFText_IsGenerated(textPage: number, index: number): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  /** The box has the advance as its width and the height of the font; four floats: left, top, right, bottom. */
  _FPDFText_GetLooseCharBox(textPage: number, index: number, box: number): number;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  HEAPF32: Float32Array;
};

const bytesOfFloat = 4;

function charactersOf(page: PdfPage): PlacedCharacter[] {
  const { module, pageIdx } = page as unknown as { module: TextOfPdfium; pageIdx: number };
  const { originalHeight } = page.getOriginalSize();
  const textPage = module._FPDFText_LoadPage(pageIdx);
  const box = module._malloc(4 * bytesOfFloat);
  const found: PlacedCharacter[] = [];
  const total = Math.min(module._FPDFText_CountChars(textPage), maxCharacters + 1);
  for (let index = 0; index < total; index += 1) {
    if (module._FPDFText_IsGenerated(textPage, index) === 1) continue;
    const text = String.fromCodePoint(module._FPDFText_GetUnicode(textPage, index));
    module._FPDFText_GetLooseCharBox(textPage, index, box);
    const [left = 0, top = 0, right = 0, bottom = 0] = module.HEAPF32.subarray(
      box / bytesOfFloat,
      box / bytesOfFloat + 4,
    );
    found.push({ text, left, right, top: originalHeight - top, bottom: originalHeight - bottom });
  }
  module._free(box);
  module._FPDFText_ClosePage(textPage);
  return found;
}
