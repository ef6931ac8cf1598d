import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import type { Paper } from './paper.ts';
import { renderPdfInThread } from './render-pdf-in-thread.server.ts';

const worker = new URL('../../../tests/rendering/print-task.ts', import.meta.url);

test('a worker thread prints a PDF', async () => {
  const page: Paper = {
    ...{ pageSize: 'A4', pageMargins: [32, 32, 32, 40], defaultStyle: {}, info: { title: 'Order' } },
    content: [{ text: 'Order NOD26000001' }],
  };
  expect(readPdf(await renderPdfInThread('documents', worker, page)).pages).toEqual(['Order NOD26000001']);
});
