import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import { print } from './print-receipt-worker.server.ts';

test('a receipt fits on one page', async () => {
  const paid = Array.from({ length: 8 }, (_, index) => ({ invoice: `NM/26-27/00000${index}`, amountMinor: 100_00 }));
  const payment = {
    number: 'R-1',
    company: 'Western Gear & Pump',
    paymentReceipt: null,
    receivedOn: '2026-11-20',
    reference: 'N1',
    amountMinor: 800_00,
    returnedMinor: 0,
    roundedMinor: 0,
    onAccountMinor: 0,
    paid,
  };
  const { pages } = readPdf(await print({ site: sites.nod, payment }));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Page 1 of 1');
});
