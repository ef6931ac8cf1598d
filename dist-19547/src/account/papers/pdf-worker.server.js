import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encodePng } from './encode-png.server.js';
                                                         

                                                                      

/** PDFium runs as WebAssembly, so that a hostile file can harm nothing but this library. */
let library                                    ;

async function withPdf        (content            , work                              )                           {
  library ??= PDFiumLibrary.init();
  const pdf = await (await library).loadDocument(content);
  try {
    return await work(pdf);
  } finally {
    pdf.destroy();
  }
}

                                                                         

export async function inspect(content            )                        {
  try {
    return await withPdf(content, (pdf) => {
      const pages = pdf.getPageCount();
      if (pages === 0) return { problem: 'damaged'          };
      return hasActiveContent(pdf, content) ? { problem: 'active_content'          } : { pages };
    });
  } catch (cause) {
    if (cause instanceof WebAssembly.RuntimeError) library = undefined;
    return { problem: /password/i.test(String(cause)) ? 'password' : 'damaged' };
  }
}

/** Functions of PDFium that the package loads but has no method for. */
                
                      
                                                                                                                    
  

const activeNames = ['/JavaScript', '/Launch'];

function hasActiveContent(pdf             , content            )          {
  const { documentIdx, module } = pdf                      ;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return (
    module._FPDFDoc_GetJavaScriptActionCount(documentIdx) > 0 ||
    module._FPDFDoc_GetAttachmentCount(documentIdx) > 0 ||
    activeNames.some((name) => bytes.includes(name))
  );
}

const maxSide = 1800;

/** A page as a PNG picture; `page` counts from 1. Undefined when there is no such page. */
export async function drawPage({ content, page }                                       ) {
  return withPdf(content, async (pdf) => {
    if (!Number.isInteger(page) || page < 1 || page > pdf.getPageCount()) return undefined;
    pdf.initializeFormFields();
    const sheet = pdf.getPage(page - 1);
    const { originalWidth, originalHeight } = sheet.getOriginalSize();
    const scale = maxSide / Math.max(originalWidth, originalHeight, 1);
    const { data } = await sheet.render({ scale, renderFormFields: true, render: async (drawn) => encodePng(drawn) });
    return data;
  });
}
