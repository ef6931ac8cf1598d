import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { openDatabase } from '../../server/database/database.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { createErrorHandler } from '../../server/http/error-handler.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { findCurrentEdition } from './catalogue-editions.server.ts';
import { maxItemsPerFile } from './catalogue-files.rule.ts';
import { claimPrint } from './catalogue-print.db.ts';
import { listCatalogueFiles } from './list-catalogue-files.contract.ts';
import { mountCatalogues } from './serve-catalogue.server.ts';

vi.setConfig({ testTimeout: 120_000 });

const store = setUp(openTestStore);

const get = (path: string, site: SiteCode = 'nod', method = 'GET', app: Hono = store.app) =>
  app.request(path, { method, headers: { host: `${site}.localhost:3000` } });
/** Asks again while it is being printed, which runs at low priority and may take long on a busy machine. */
const getPrinted = (...request: Parameters<typeof get>) =>
  vi.waitFor(
    async () => {
      const response = await get(...request);
      expect(response.status).not.toBe(503);
      return response;
    },
    { timeout: 100_000 },
  );
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('the catalogue is a PDF whose headers give its length in bytes and pages', async () => {
  const head = await getPrinted('/catalogue/koyo.pdf', 'nod', 'HEAD');
  const headers = ['content-type', 'content-length', 'x-pages', 'content-disposition'].map((name) =>
    head.headers.get(name),
  );
  expect(await bytesOf(head)).toHaveLength(0);
  const file = await get('/catalogue/koyo.pdf');
  const pdf = await bytesOf(file);
  expect(headers).toEqual([
    'application/pdf',
    String(pdf.length),
    String(readPdf(pdf).pages.length),
    'inline; filename="NOD-Koyo-catalogue.pdf"',
  ]);
  expect(file.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
});

test('a maker has a catalogue only on the sites that have its page', async () => {
  expect((await get('/catalogue/koyo.pdf', 'zwz')).status).toBe(404);
});

test.each([
  '/catalogue/category/deep-groove-ball.pdf',
  '/catalogue/koyo/category/deep-groove-ball/part-2.pdf',
  '/catalogue/nobody.pdf',
  '/catalogue/..%2f..%2fetc.pdf',
  `/catalogue/${'x'.repeat(5000)}.pdf`,
])('%s is not a file of the catalogue', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a request while another process prints is told when to retry', async () => {
  const app = new Hono();
  app.onError(createErrorHandler(readEnv({}), store.server));
  mountCatalogues(app, readEnv({}), store.server, { waitMs: 1 });
  const other = openDatabase(store.connection, () => {});
  const { edition } = await findCurrentEdition(store.database, { site: 'gwd', maker: '' });
  await other.transaction(async (db) => {
    await claimPrint(db, { site: 'gwd', maker: '', section: '', part: 1, edition });
    for (const method of ['GET', 'HEAD']) {
      const refused = await get('/catalogue.pdf', 'gwd', method, app);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    }
  });
  await other.close();
  await vi.waitFor(async () => {
    const { status, headers } = await get('/catalogue.pdf', 'gwd', 'HEAD', app);
    expect([status, headers.get('content-disposition')]).toEqual([200, 'inline; filename="GWD-catalogue.pdf"']);
  }, 100_000);
});

test('a catalogue too large for one file redirects to a list with a file per category', async () => {
  await store.database.$client.query(
    `insert into items (site, code, name, maker, super_category, category, sub_category, bearing_type, bore_mm, outside_mm,
        width_mm, currency, tax_bp, name_key, code_key, updated_at)
     select 'zwz', 'MANY-' || n, '60' || n, 'ZWZ', 'Bearings', 'Deep groove ball', n % 7 || ' series', 'deep groove ball',
        n % 100, n % 100 + 20, 10, 'INR', 1800, '60' || n, 'MANY' || n, now() from generate_series(1, $1) n`,
    [maxItemsPerFile * 2],
  );
  const whole = await get('/catalogue.pdf', 'zwz');
  expect([whole.status, whole.headers.get('location')]).toEqual([303, '/catalogue']);
  const { body } = await store.call(listCatalogueFiles, {}, { site: 'zwz' });
  const balls = body.files.filter(({ section }) => section === 'Deep groove ball');
  expect(balls.map(({ file }) => file)).toEqual(
    [1, 2, 3].map((part) => `/catalogue/category/deep-groove-ball/part-${part}.pdf`),
  );
  expect(Math.max(...body.files.map(({ items }) => items))).toBeLessThanOrEqual(maxItemsPerFile);
  expect(body.files.reduce((sum, { items }) => sum + items, 0)).toBe(body.items);
  const smallest = body.files.toSorted((a, b) => a.items - b.items)[0];
  if (!smallest) throw new Error('no files');
  const file = await getPrinted(smallest.file, 'zwz');
  const { pages } = readPdf(await bytesOf(file));
  expect(pages[0]).toContain(smallest.section);
  expect(file.headers.get('content-disposition')).toMatch(/ZWZ-catalogue-[a-z-]+\.pdf/);
  expect((await get('/catalogue/category/no-such.pdf', 'zwz')).status).toBe(404);
  const again = await store.call(listCatalogueFiles, {}, { site: 'zwz' });
  expect(again.body.files.find((one) => one.file === smallest.file)).toMatchObject({ pages: pages.length });
});
