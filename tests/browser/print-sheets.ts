import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Locator, Page } from 'playwright-core';

/** A4 less the margins of src/ui/base.css, in px. */
const sheet = { width: 688, height: 1039 };

type PrintedSheet = { text: string; isWide: boolean };

/** Prints the page as a browser does. */
export async function printPage(page: Page): Promise<PrintedSheet[]> {
  const content = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(content);
  const sheets = [...pdf.pages()].map((one) => {
    const { originalWidth, originalHeight } = one.getOriginalSize();
    return { text: one.getText().replace(/\s+/g, ' '), isWide: originalWidth > originalHeight };
  });
  pdf.destroy();
  library.destroy();
  return sheets;
}

/** The text of each printed sheet. */
export const printSheets = async (page: Page): Promise<string[]> => (await printPage(page)).map(({ text }) => text);

/** Shows the page as wide as it is printed. */
export async function showAsPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
}

/**
 * Lets a sheet end this share of the way down the element. `block`, which is the element or around it, begins on that
 * sheet.
 */
export async function endSheetIn(page: Page, block: Locator, element: Locator, share: number): Promise<void> {
  await showAsPrinted(page);
  const [outer, inner] = [await block.boundingBox(), await element.boundingBox()];
  if (!outer || !inner) throw new Error('The element is not printed.');
  const room = sheet.height - (inner.y + inner.height * share - outer.y);
  await block.evaluate((node, height) => {
    const spacer = document.createElement('div');
    Object.assign(spacer.style, { breakBefore: 'page', height: `${height}px` });
    node.before(spacer);
  }, room);
}
