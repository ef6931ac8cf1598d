import { sql } from 'drizzle-orm';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';

export const findStocked = prepareStatement<{ site: SiteCode }, { id: number; code: string; listMinor: number }>(
  'demo_stocked',
  sql`select i.id, i.code, i.list_minor from items i join stock s on s.item_id = i.id
    where i.site = ${sql.placeholder('site')} and s.on_hand >= 200 and i.list_minor > 0 and i.min_qty = 1
      and i.order_multiple = 1
    order by i.popularity desc, i.id limit 20`,
);

export const findScarce = prepareStatement<{ site: SiteCode }, { id: number; onHand: number }>(
  'demo_scarce',
  sql`select i.id, s.on_hand from items i join stock s on s.item_id = i.id
    where i.site = ${sql.placeholder('site')} and s.on_hand between 20 and 120 and i.list_minor > 0 and i.min_qty = 1
      and i.order_multiple = 1
    order by i.list_minor < 500000 desc, i.popularity desc, i.id limit 1`,
);

export const findUnpaid = prepareStatement<{ site: SiteCode; number: string }, { openMinor: number }>(
  'demo_unpaid',
  sql`select open_minor from ledger_entries
    where site = ${sql.placeholder('site')} and kind = 'invoice' and reference = ${sql.placeholder('number')}`,
);

export type ScenarioInvoice = { company: string; reference: string; openMinor: number };

export const findScenarioInvoices = prepareStatement<{ site: SiteCode }, ScenarioInvoice>(
  'demo_open_invoices',
  sql`select c.name as company, e.reference, e.open_minor from ledger_entries e
      join customers c on c.id = e.customer_id
    where e.site = ${sql.placeholder('site')} and e.kind = 'invoice' and e.open_minor > 0
    order by e.booked_on, e.id limit 20`,
);
