import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { arabicFont, codeFont, otherFont, textFont } from './print-fonts.server.ts';

const fonts = { Text: textFont, Code: codeFont, Arabic: arabicFont, Other: otherFont };
const files = Object.values(fonts).flatMap((font) => Object.values(font));

/** Blocks the thread for about a tenth of a second per page; the store itself calls `renderPdfInThread`. */
export async function renderPdf(pages: TDocumentDefinitions): Promise<Buffer> {
  // Only worker threads print, and the store starts without the library.
  const [{ default: pdfmake }, { patchRightToLeft }] = await Promise.all([
    import('pdfmake'),
    import('./right-to-left.server.ts'),
  ]);
  patchRightToLeft();
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfmake.createPdf({ language: 'en', displayTitle: true, ...pages }).getBuffer();
}
