import { beforeAll, expect, test } from 'vitest';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { withdrawQuotes } from '../../rfi/quotes/withdraw-quotes.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { printQuote } from './print-quote.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
beforeAll(async () => {
  token = await store.signIn('active');
  number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  await answerAsStaff(store, number, [
    { ...quoteLine(store, 1, 640_00), note: 'Six in a carton.' },
    quoteLine(store, 2, 90_00),
  ]);
});

const link = (rfi: string, as = token) => store.call(printQuote, { rfi }, { token: as });
const open = (url: string) => store.app.request(url, { headers: { host: 'nod.localhost:3000' } });

async function pdfOf(url: string) {
  const response = await open(url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return readPdf(Buffer.from(await response.arrayBuffer())).pages.join('\n');
}

test('the buyer opens the quote as PDF, with every line that can be ordered and their total', async () => {
  const { body } = await link(number);
  expect(body.url).toMatch(new RegExp(`^/quotes/${number}\\.pdf\\?`));
  const text = await pdfOf(body.url);
  for (const part of [
    'Quotation',
    number,
    'Western Gear & Pump',
    'NU205',
    '640.00',
    'Six in a carton.',
    '3,460.00',
    'GSTIN 27AAACW1938G1ZB',
    'NODQ26000001-1',
    'Total with GST ₹ 4,082.80',
  ])
    expect(text).toContain(part);
  expect(text).toContain(sites.nod.legalName);
});

test('a withdrawn quote has no price in the PDF, also behind a link made before', async () => {
  const { body } = await link(number);
  const withdrawal = { number, lines: [{ lineNo: 1 }], reason: 'Sold out.', by: 'Asha', now: store.now() };
  await withdrawQuotes(store.database, sites.nod, withdrawal);
  const text = await pdfOf(body.url);
  expect(text).toContain('51105');
  expect(text).not.toContain('640.00');
  expect(text).toContain('No longer offered. Sold out. Not in the total.');
});

test('an RFI without a quote has no PDF', async () => {
  const unanswered = await submitRfi(store, token, [['6308', 2]]);
  expect((await link(unanswered)).body).toMatchObject({
    success: false,
    message: `${unanswered} has no quote that can be ordered.`,
  });
  expect((await link('NODR26999999')).status).toBe(404);
});
