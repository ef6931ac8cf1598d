import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encodePng } from './encode-png.server.ts';
import type { PaperProblem } from './paper-file.rule.ts';

type PdfDocument = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

/** PDFium runs as WebAssembly, so that a hostile file can harm nothing but this library. */
let library: Promise<PDFiumLibrary> | undefined;

async function withPdf<Result>(content: Uint8Array, work: (pdf: PdfDocument) => Result): Promise<Awaited<Result>> {
  library ??= PDFiumLibrary.init();
  const pdf = await (await library).loadDocument(content);
  try {
    return await work(pdf);
  } finally {
    pdf.destroy();
  }
}

export type InspectedPdf = { pages: number } | { problem: PaperProblem };

export async function inspect(content: Uint8Array): Promise<InspectedPdf> {
  try {
    return await withPdf(content, (pdf) => {
      const pages = pdf.getPageCount();
      if (pages === 0) return { problem: 'damaged' as const };
      return hasActiveContent(pdf, content) ? { problem: 'active_content' as const } : { pages };
    });
  } catch (cause) {
    if (cause instanceof WebAssembly.RuntimeError) library = undefined;
    return { problem: /password/i.test(String(cause)) ? 'password' : 'damaged' };
  }
}

/** Functions of PDFium that the package loads but has no method for. */
type Handles = {
  documentIdx: number;
  module: Record<'_FPDFDoc_GetJavaScriptActionCount' | '_FPDFDoc_GetAttachmentCount', (document: number) => number>;
};

const activeNames = ['/JavaScript', '/Launch'];

function hasActiveContent(pdf: PdfDocument, content: Uint8Array): boolean {
  const { documentIdx, module } = pdf as unknown as Handles;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return (
    module._FPDFDoc_GetJavaScriptActionCount(documentIdx) > 0 ||
    module._FPDFDoc_GetAttachmentCount(documentIdx) > 0 ||
    activeNames.some((name) => bytes.includes(name))
  );
}

const maxSide = 1800;

/** A page as a PNG picture; `page` counts from 1. Undefined when there is no such page. */
export async function drawPage({ content, page }: { content: Uint8Array; page: number }) {
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
