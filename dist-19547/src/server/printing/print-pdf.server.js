import pdfmake from 'pdfmake';
                                                                  
import { runInThread,                     } from '../jobs/worker-threads.server.js';
import { arabicFont, codeFont, otherFont, textFont } from './print-fonts.server.js';

const fonts = { Text: textFont, Code: codeFont, Arabic: arabicFont, Other: otherFont };
const files = Object.values(fonts).flatMap((font) => Object.values(font));

/** Blocks the thread for about a tenth of a second per page. */
export async function renderPdf(pages                      )                  {
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.includes(path));
  return pdfmake.createPdf(pages).getBuffer();
}

export async function renderPdfInThread(poolName                , worker     , printed         )                  {
  const { buffer, byteOffset, byteLength } = await runInThread            (poolName, worker, 'print', printed);
  return Buffer.from(buffer, byteOffset, byteLength);
}
