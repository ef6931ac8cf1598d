// @module-tag lab
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { simulateErp } from './simulate-erp.ts';

/** `npm run lab -- erp` sets many more. */
const orders = Number(process.env.ERP_ORDERS ?? 30);
const isLongRun = process.env.ERP_ORDERS !== undefined;

test('a shop and an ERP are equal in the end, though webhooks are lost, doubled and late', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'erp-'));
  try {
    const progress = (placed: number) => isLongRun && placed % 100 === 0 && console.log(`${placed} orders placed`);
    const { erp, store, inconsistencies, webhooks, seconds } = await simulateErp(orders, folder, progress);
    expect(erp).toEqual(store);
    expect(erp.receipts.length).toBeGreaterThanOrEqual(orders);
    expect(inconsistencies).toEqual([]);
    expect(Math.min(webhooks.lost, webhooks.doubled, webhooks.late)).toBeGreaterThan(0);
    const { sent, lost, doubled, late } = webhooks;
    if (isLongRun)
      console.log(`${orders} orders in ${seconds} s; ${sent} webhooks, ${lost} lost, ${doubled} doubled, ${late} late`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 1_800_000);
