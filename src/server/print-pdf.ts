import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inThread, type ThreadLane } from './threads.ts';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));

// Both have the signs that prices need; the second the Arabic letters.
const text = {
  normal: fontFile('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: fontFile('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
const arabic = {
  normal: fontFile('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  bold: fontFile('noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
};
const files = [...Object.values(text), ...Object.values(arabic)];

/** Prints pages in the typefaces `Text` and `Arabic`. Takes about a tenth of a second a page, during which nothing else runs. */
export async function printPdf(pages: TDocumentDefinitions): Promise<Buffer> {
  pdfmake.setFonts({ Text: text, Arabic: arabic });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfmake.createPdf(pages).getBuffer();
}

/**
 * Has the function `print` of `worker` print what it is given, in a thread beside the one that answers calls. To be called
 * from within the lane.
 */
export async function printInThread(lane: ThreadLane, worker: URL, printed: unknown): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await inThread<Uint8Array>(lane, worker, 'print', printed);
  return Buffer.from(buffer, byteOffset, byteLength);
}
