import type { PoolClient } from 'pg';
import type { Database } from '../../../src/server/database/database.server.ts';
import type { Site } from '../../../src/sites/site.ts';
import { type CustomerCounts, growCustomers } from './grow-customers.ts';
import { growMoney } from './grow-money.ts';
import { growOrders } from './grow-orders.ts';
import { growPrices, growRfis } from './grow-rfis.ts';

export type DeskCounts = CustomerCounts & { orders: number; bankLines: number; rfis: number; priceRows: number };

/** What staff of a site have collected in two years, written as sets of rows. */
export async function growDesk(database: Database, site: Site, counts: DeskCounts): Promise<void> {
  const db = await database.$client.connect();
  try {
    // Foreign keys hold by the way the rows are made; checking each takes longer than writing it.
    await db.query(`select set_config('session_replication_role', 'replica', false), setseed(0.5)`);
    await growCustomers(db, site, counts);
    await growOrders(db, site, counts.orders);
    await growMoney(db, site, counts.bankLines);
    await growRfis(db, site, counts.rfis);
    await growPrices(db, site, counts.priceRows);
    await continueIds(db);
    await db.query('vacuum analyze');
  } finally {
    db.release(true);
  }
}

/** Rows that the store adds follow those that came with their ids. */
async function continueIds(db: PoolClient): Promise<void> {
  for (const table of [
    'customers',
    'users',
    'orders',
    'order_lines',
    'dispatches',
    'documents',
    'ledger_entries',
    'receipts',
    'rfis',
    'bank_statements',
  ])
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}
