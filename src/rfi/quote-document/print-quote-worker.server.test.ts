import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import { print } from './print-quote-worker.server.ts';

test('a quote is printed as a PDF of one page', async () => {
  const quote = {
    site: sites.gwd,
    number: 'GWDR26000042',
    day: '2026-11-20',
    company: 'Creekside Marine Engineering',
    email: 'stores@creekside.example',
    reference: '',
    askedOn: '2026-11-20',
    currency: 'AED' as const,
    lines: [],
  };
  const { pages } = readPdf(await print(quote));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Creekside Marine Engineering');
});
