import { expect, test } from 'vitest';
import { buildDocument, printedOf } from '../../../tests/fixtures/documents.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { printDocumentsInThread } from './print-documents-in-thread.server.ts';

test('documents asked for together are printed each in its own file', async () => {
  const [first, second] = await Promise.all([
    printDocumentsInThread(printedOf(buildDocument())),
    printDocumentsInThread(printedOf(buildDocument(undefined, { number: 'NM/26-27/000124' }))),
  ]);
  expect(readPdf(first).pages[0]).toContain('NM/26-27/000118');
  expect(readPdf(second).pages[0]).toContain('NM/26-27/000124');
});
