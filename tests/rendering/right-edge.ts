import { PDFiumLibrary } from '@hyzyla/pdfium';

/** How far to the right anything is printed on the pages of a PDF, in points. */
export async function rightEdge(pdf: Buffer): Promise<number> {
  const library = await PDFiumLibrary.init();
  const printed = await library.loadDocument(pdf);
  let edge = 0;
  for (const page of printed.pages()) {
    const { data, width, height } = await page.render({ scale: 1, render: 'bitmap' });
    for (let y = 0; y < height; y += 1)
      for (let x = edge; x < width; x += 1) if (data[4 * (y * width + x)] !== white) edge = x + 1;
  }
  printed.destroy();
  library.destroy();
  return edge;
}

const white = 255;
