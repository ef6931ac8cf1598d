import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receivePayment } from '../../../tests/actions/payments/receipts.ts';
import { runDeskCommand } from '../../../tests/actions/run-desk-command.ts';
import { readTally } from '../../../tests/rendering/read-tally.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';

const store = setUp(openTestStore);
let folder: string;
let today: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  today = dayOf(store.now(), sites.gwd.calendar.timeZone);
  await receivePayment(store, 1_000_00, { site: 'gwd', parts: [], reference: '=1+1' });
});
afterAll(() => rm(folder, { recursive: true }));

const desk = (...args: string[]) => runDeskCommand(store, ['gwd', 'export', ...args], { folder });
const period = () => ['--from', today, '--to', today];

test('the vouchers of a day for Tally, with the names of the seller’s accounts', async () => {
  const { lines } = await desk('tally', 'books.zip', ...period());
  expect(lines[0]).toMatch(/^\d+ vouchers\. Written to .*books\.zip\.$/);
  const files = unzipSync(await readFile(join(folder, 'books.zip')));
  expect(Object.keys(files)).toEqual([
    'GWD-Bearings-Trading-LLC/1-masters.xml',
    'GWD-Bearings-Trading-LLC/2-vouchers.xml',
  ]);
  const [masters, vouchers] = Object.values(files).map((content) => readTally(strFromU8(content)));
  expect(vouchers?.company).toBe('GWD Bearings Trading LLC');
  expect(masters?.objects.map(({ attributes }) => attributes.NAME)).toContain('Creek Demo Bank');
});

test('the same as CSV, without formulas', async () => {
  await desk('csv', 'books.csv', ...period());
  const csv = await readFile(join(folder, 'books.csv'), 'utf8');
  expect(csv.startsWith('\uFEFFDate,Voucher,')).toBe(true);
  expect(csv).toContain(",'=1+1,");
});

test('other parties than new and all are refused', async () => {
  expect((await desk('tally', 'more.zip', ...period(), '--parties', 'old')).lines).toEqual([
    '--parties is new or all.',
  ]);
});

test('a period that cannot be is refused in one sentence', async () => {
  expect(await desk('tally', 'more.zip')).toEqual({
    lines: ['Write the first and the last day like 2026-11-01.'],
    failed: true,
  });
  expect((await desk('tally', join('nowhere', 'more.zip'), ...period())).lines[0]).toMatch(/can't be written\.$/);
});
