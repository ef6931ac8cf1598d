import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { renderPdfInThread } from './render-pdf-in-thread.server.ts';

const worker = new URL('../../../tests/rendering/print-task.ts', import.meta.url);

test('a worker thread prints a PDF', async () => {
  const page = { content: [{ text: 'Order NOD26000001' }], defaultStyle: { font: 'Text' } };
  expect(readPdf(await renderPdfInThread('documents', worker, page)).pages).toEqual(['Order NOD26000001']);
});
