import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { branches, items, stock, stockIncoming } from '../catalogue.table.ts';
import { toldCause } from './stock-cause.sql.ts';

const p = sql.placeholder;

export type StockParams = { site: SiteCode; rows: string };

const given = sql`given as materialized (
    select g.line, g.code, g.branch, g."onHand" as on_hand, g.shelf, g.incoming, g."incomingKinds" as kinds,
      i.id as item_id, b.id as branch_id
    from jsonb_to_recordset(${p('rows')}::jsonb) as g(line int, code text, branch text, "onHand" int, shelf text,
        incoming jsonb, "incomingKinds" text[])
      left join ${items} i on i.site = ${p('site')} and i.code = g.code
      left join ${branches} b on b.site = ${p('site')} and b.code = g.branch)`;

const incomingNow = sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'quantity', n.quantity,
      'dueOn', n.due_on) order by n.kind, n.due_on, n.quantity), '[]'::jsonb)
    from ${stockIncoming} n where n.item_id = g.item_id and n.branch_id = g.branch_id and n.kind = any(g.kinds))`;

export type ComparedStock = {
  line: number;
  code: string;
  hasItem: boolean;
  hasBranch: boolean;
  isSame: boolean;
  onHand: number;
  reserved: number;
  /** Null where there was no stock of it yet. */
  onHandBefore: number | null;
  shelfBefore: string | null;
  incomingBefore: unknown;
};

export const compareStock = prepareStatement<StockParams, ComparedStock>(
  'stock_import_compare',
  sql`with ${given}
    select g.line, g.code, g.item_id is not null as has_item, g.branch_id is not null as has_branch,
      s.on_hand as on_hand_before, s.shelf as shelf_before,
      coalesce(s.on_hand = coalesce(g.on_hand, s.on_hand) and coalesce(g.shelf = s.shelf, true)
        and (g.kinds = '{}' or ${incomingNow} = g.incoming), false) as is_same,
      coalesce(g.on_hand, s.on_hand, 0)::int as on_hand,
      ${incomingNow} as incoming_before,
      coalesce(s.reserved, 0)::int as reserved
    from given g left join ${stock} s on s.item_id = g.item_id and s.branch_id = g.branch_id
    order by g.line`,
);

/** Locks in item order, as everything that locks stock does. */
export const lockImportedStock = prepareStatement<StockParams, { itemId: number }>(
  'stock_import_lock',
  sql`with ${given}
    select s.item_id from given g join ${stock} s on s.item_id = g.item_id and s.branch_id = g.branch_id
    order by s.item_id, s.branch_id for no key update of s`,
);

export const writeImportedStock = prepareWrite<StockParams & { cause: string }, never>(
  'stock_import_write',
  sql`with ${toldCause}, ${given}
    insert into ${stock} (branch_id, item_id, site, on_hand, shelf)
    select g.branch_id, g.item_id, ${p('site')}, coalesce(g.on_hand, s.on_hand, 0), coalesce(g.shelf, s.shelf, '')
    from told_cause cross join given g left join ${stock} s on s.item_id = g.item_id and s.branch_id = g.branch_id
    order by g.item_id
    on conflict (item_id, branch_id) do update set on_hand = excluded.on_hand, shelf = excluded.shelf`,
);

export const deleteReplacedIncoming = prepareWrite<StockParams, never>(
  'stock_import_incoming_delete',
  sql`with ${given}
    delete from ${stockIncoming} n using given g
    where n.item_id = g.item_id and n.branch_id = g.branch_id and n.kind = any(g.kinds)`,
);

export const insertImportedIncoming = prepareWrite<StockParams, never>(
  'stock_import_incoming',
  sql`with ${given}
    insert into ${stockIncoming} (site, branch_id, item_id, kind, quantity, due_on)
    select ${p('site')}, g.branch_id, g.item_id, lot.kind, lot.quantity, lot."dueOn"
    from given g cross join lateral jsonb_to_recordset(g.incoming) as lot(kind text, quantity int, "dueOn" date)`,
);

/** Leaves what is reserved for orders. */
export const emptyStock = prepareWrite<
  { site: SiteCode; rows: string; cause: string },
  { code: string; branch: string; onHand: number; reserved: number }
>(
  'stock_import_empty',
  sql`with ${toldCause}, gone as (
      select s.item_id, s.branch_id, s.on_hand, i.code, b.code as branch from jsonb_to_recordset(${p('rows')}::jsonb) as g(code text, branch text)
        join ${items} i on i.site = ${p('site')} and i.code = g.code
        join ${branches} b on b.site = ${p('site')} and b.code = g.branch
        join ${stock} s on s.item_id = i.id and s.branch_id = b.id
      order by s.item_id, s.branch_id for no key update of s)
    update ${stock} s set on_hand = s.reserved from gone, told_cause
    where s.item_id = gone.item_id and s.branch_id = gone.branch_id and s.on_hand > s.reserved
    returning gone.code, gone.branch, gone.on_hand, s.reserved`,
);
