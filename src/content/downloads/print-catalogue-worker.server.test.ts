import { expect, test } from 'vitest';
import { buildCatalogueItem } from '../../../tests/fixtures/catalogue-items.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import { printCatalogueFile } from './print-catalogue-worker.server.ts';

test('items are fetched in batches until none is left, and the file is handed over in chunks', async () => {
  const batches = [[buildCatalogueItem()], [buildCatalogueItem({ name: '6206', outsideMm: 62 })], []];
  const chunks: Uint8Array[] = [];
  const printed = await printCatalogueFile(
    { site: sites.nod, maker: 'ZWZ', part: '', day: '2026-11-20' },
    async (name, argument) => {
      if (name === 'nextItems') return batches.shift();
      chunks.push(argument as Uint8Array);
      return undefined;
    },
  );
  const pdf = Buffer.concat(chunks);
  const { pages } = readPdf(pdf);
  expect(printed).toEqual({ pages: pages.length, bytes: pdf.length });
  expect(pages[0]).toContain('ZWZ catalogue 2 items');
  expect(pages.join(' ')).toMatch(/6205.*6206/);
});
