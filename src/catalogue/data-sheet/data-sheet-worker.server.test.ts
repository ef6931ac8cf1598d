import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import { createDataSheet } from './data-sheet.ts';
import { print } from './data-sheet-worker.server.ts';

test('a data sheet fits on one page', async () => {
  const input = {
    site: sites.nod,
    address: 'https://nod.example',
    day: '2026-11-20',
    item: sampleItemRow(),
    others: [],
  };
  const { pages } = readPdf(await print(createDataSheet(input)));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('6205-2RS/C3');
});
