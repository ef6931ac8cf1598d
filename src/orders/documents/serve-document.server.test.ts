import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { signDocumentLink } from './document-link.server.ts';
import { printSalesInvoice } from './print-invoice.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
let invoice: string;
beforeAll(async () => {
  token = await store.signIn('active');
  number = await createConfirmedOrder(store, token, [
    ['6205-2RS/C3', 40],
    ['NU205', 4],
  ]);
  ({ invoice } = await dispatchGoods(store, number));
});

const open = (url: string, site = 'nod') => store.app.request(url, { headers: { host: `${site}.localhost:3000` } });
const link = async () => (await store.call(printSalesInvoice, { order: number }, { token })).body.url;

test('the link opens the PDF of the order without a session', async () => {
  const response = await open(await link());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${invoice.replaceAll('/', '-')}.pdf"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const page = readPdf(Buffer.from(await response.arrayBuffer())).pages.join(' ');
  const { rows } = await store.database.$client.query('select total_minor from orders where number = $1', [number]);
  const total = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(rows[0].total_minor / 100);
  for (const text of [invoice, number, 'Western Gear & Pump', `Total ₹ ${total}`, 'CGST 9%'])
    expect(page).toContain(text);
});

test('a document opened many times at once is printed once and stored', async () => {
  const url = await link();
  const files = await Promise.all(
    Array.from({ length: 5 }, async () => Buffer.from(await (await open(url)).arrayBuffer())),
  );
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(1);
  const { rows } = await store.database.$client.query('select count(*)::int as n from document_files');
  expect(rows[0].n).toBe(1);
});

test('a link expires after five minutes', async () => {
  const url = await link();
  const now = store.now();
  store.setClock(new Date(now.getTime() + 5 * 60_000));
  const response = await open(url);
  store.setClock(now);
  expect(response.status).toBe(410);
  expect(await response.text()).toBe(
    'This link has expired. Please open the document again from your order, or ask who sent it for another link.',
  );
});

test('a forged link, or one of another site or document, opens nothing', async () => {
  const url = await link();
  expect((await open(url, 'zwz')).status).toBe(404);
  expect((await open(url.replace(/documents=\d+/, 'documents=999'))).status).toBe(404);
  expect((await open(url.replace(/sign=[^&]+/, 'sign=x'))).status).toBe(404);
  expect((await open('/documents/x.pdf')).status).toBe(404);
  const unknown = { site: 'nod' as const, documentIds: [999_999_999], fileName: 'x.pdf' };
  expect((await open(signDocumentLink(store.server.secret, unknown, store.now()))).status).toBe(404);
});

test('nobody tries out links without end', async () => {
  const opened = [];
  for (let i = 0; i < 301; i += 1) opened.push((await open('/documents/x.pdf', 'zwz')).status);
  expect(opened.slice(0, 250).filter((status) => status !== 404)).toEqual([]);
  expect(opened.at(-1)).toBe(429);
});
