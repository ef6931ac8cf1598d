import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encodePng } from './encode-png.server.ts';
import type { PaperProblem } from './paper-file.rule.ts';

type PdfDocument = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;
export type PdfPage = ReturnType<PdfDocument['getPage']>;

/** PDFium runs as WebAssembly, so that a hostile file can harm nothing but this library, which opens one file and ends. */
export async function openPdf(content: Uint8Array): Promise<PdfDocument> {
  const library = await PDFiumLibrary.init();
  return library.loadDocument(content);
}

export type InspectedPdf = { pages: number } | { problem: PaperProblem };

export async function inspect(content: Uint8Array): Promise<InspectedPdf> {
  try {
    const pdf = await openPdf(content);
    const pages = pdf.getPageCount();
    if (pages === 0) return { problem: 'damaged' };
    return hasActiveContent(pdf, content) ? { problem: 'active_content' } : { pages };
  } catch (cause) {
    return { problem: problemOf(cause) };
  }
}

/** Why a PDF could not be opened or read. */
export function problemOf(cause: unknown): 'too_heavy' | 'password' | 'damaged' {
  if (hasGivenUp(cause)) return 'too_heavy';
  return /password/i.test(String(cause)) ? 'password' : 'damaged';
}

/** PDFium aborts where it gets no more memory, and so does what copies its pixels. */
const hasGivenUp = (cause: unknown) => cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError;

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
export async function drawPage(wanted: { content: Uint8Array; page: number }) {
  try {
    return await draw(wanted);
  } catch (cause) {
    if (hasGivenUp(cause)) return 'too_heavy' as const;
    throw cause;
  }
}

async function draw({ content, page }: { content: Uint8Array; page: number }): Promise<Uint8Array | undefined> {
  const pdf = await openPdf(content);
  if (!Number.isInteger(page) || page < 1 || page > pdf.getPageCount()) return undefined;
  pdf.initializeFormFields();
  return drawSheet(pdf.getPage(page - 1), maxSide);
}

/** Draws a PNG picture whose longer side has `side` pixels. */
export async function drawSheet(sheet: PdfPage, side: number): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = sheet.getOriginalSize();
  const scale = side / Math.max(originalWidth, originalHeight, 1);
  const { data } = await sheet.render({ scale, renderFormFields: true, render: async (drawn) => encodePng(drawn) });
  return data;
}
