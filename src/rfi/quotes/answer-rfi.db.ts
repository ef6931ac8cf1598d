import { sql } from 'drizzle-orm';
import { customers } from '../../account/account.table.ts';
import { writtenTo } from '../../account/customers/customer-reach.sql.ts';
import { items } from '../../catalogue/catalogue.table.ts';
import type { Day } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { rfiEvents, rfiLines, rfis } from '../rfi.table.ts';
import type { RfiStep } from '../rfi-step.data.ts';

const p = sql.placeholder;

export type LockedRfiLine = {
  lineId: number;
  lineNo: number;
  customerId: number;
  priceListId: number | null;
  company: string;
  email: string;
  itemId: number | null;
  itemName: string;
  maker: string;
  /** '' on a line of words. */
  unit: string;
  taxBp: number;
  /** The item's cost today; null if not known. */
  costMinor: number | null;
  alternativeTo: number | null;
  askedAs: string;
  quantityAsked: number;
  quotedQuantity: number | null;
  quotedMinor: number | null;
  quotedOn: Day | null;
  validUntil: Day | null;
  answerNote: string | null;
  answeredAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  heldAt: Date | null;
  orderedAt: Date | null;
  lapsedAt: Date | null;
  remindedAt: Date | null;
  makerNote: string | null;
  makerUntil: Day | null;
  /** Counts the changes by staff. */
  revision: number;
};

type Named = { site: string; number: string };

/** Who changes lines of an RFI, or adds one, holds this lock. */
const lockCustomerOfRfi = prepareStatement<Named, { id: number }>(
  'rfi_lock_customer',
  sql`select c.id from ${rfis} r join ${customers} c on c.id = r.customer_id
    where r.site = ${p('site')} and r.number = ${p('number')} for no key update of c`,
);

const lockAndReadLines = prepareStatement<Named, LockedRfiLine>(
  'rfi_lock',
  sql`select n.id as line_id, n.line_no, c.id as customer_id, c.price_list_id, c.name as company, u.email, n.item_id,
      n.item_name, n.maker, coalesce(i.unit, '') as unit, n.tax_bp, i.cost_minor, n.alternative_to, n.asked_as, n.quantity_asked,
      n.quoted_quantity, n.quoted_minor, n.quoted_on, n.valid_until, n.answer_note, n.answered_at, n.declined_at,
      n.withdrawn_at, n.held_at, n.ordered_at, n.lapsed_at, n.reminded_at, n.maker_note, n.maker_until, n.revision
    from ${rfis} r join ${customers} c on c.id = r.customer_id join lateral ${writtenTo(sql`r.user_id`, sql`r.customer_id`)} u on true
      join ${rfiLines} n on n.rfi_id = r.id left join ${items} i on i.id = n.item_id
    where r.site = ${p('site')} and r.number = ${p('number')} order by n.line_no for no key update of n`,
);

/** Locks the customer first, as every other transaction does; then reads the lines, also those added while it waited. */
export async function lockRfiLines(db: Db, named: Named): Promise<LockedRfiLine[]> {
  const [, lines] = await inOneRoundTrip(db, [() => lockCustomerOfRfi(db, named), () => lockAndReadLines(db, named)]);
  return lines;
}

/** An item that is quoted, with the prices of the day; weight in kg of one piece. */
export type QuotedItem = {
  id: number;
  code: string;
  name: string;
  maker: string;
  superCategory: string;
  category: string;
  origin: string;
  weightKg: number | null;
  listMinor: number;
  yourMinor: number;
  taxBp: number;
};

/** The fields of a `QuotedItem` as a record in JSON. */
export const quotedItemFields = sql`id bigint, code text, name text, maker text, "superCategory" text, category text,
      origin text, "weightKg" float8, "listMinor" bigint, "yourMinor" bigint, "taxBp" smallint`;

/** Keeps the original name and maker in asked_as; with the original item again, nothing is kept. */
const replaceItems = prepareWrite<{ items: string }, never>(
  'rfi_name_items',
  sql`update ${rfiLines} n set asked_as = case when n.asked_as = trim(i.name || ' ' || i.maker) then ''
        when n.asked_as = '' then trim(n.item_name || ' ' || n.maker) else n.asked_as end,
      item_id = i.id, item_code = i.code, item_name = i.name, maker = i.maker, super_category = i."superCategory",
      category = i.category, origin = i.origin, weight_kg = i."weightKg", list_minor = i."listMinor",
      your_minor = i."yourMinor", tax_bp = i."taxBp"
    from jsonb_to_recordset(${p('items')}::jsonb) as i ("lineId" bigint, ${quotedItemFields})
    where n.id = i."lineId"`,
);

export const replaceLineItems = (db: Db, items: readonly ({ lineId: number } & QuotedItem)[]) =>
  replaceItems(db, { items: JSON.stringify(items) });

export type LineQuote = {
  lineId: number;
  quantity: number;
  unitMinor: number;
  expectedOn: Day;
  validUntil: Day;
  note: string | null;
};

type Answered = { by: string; now: Date };

const writeQuotes = prepareWrite<{ quotes: string } & Answered, never>(
  'rfi_quote',
  sql`update ${rfiLines} n set quoted_quantity = q.quantity, quoted_minor = q."unitMinor", quoted_on = q."expectedOn",
      valid_until = q."validUntil", answer_note = q.note, answered_at = ${p('now')}, answered_by = ${p('by')},
      declined_at = null, declined_by = null, lapsed_at = null, withdrawn_at = null, withdrawn_by = null,
      reminded_at = null, revision = n.revision + 1
    from jsonb_to_recordset(${p('quotes')}::jsonb)
      as q ("lineId" bigint, quantity int, "unitMinor" bigint, "expectedOn" date, "validUntil" date, note text)
    where n.id = q."lineId"`,
);

export const saveQuotes = (db: Db, quotes: readonly LineQuote[], answered: Answered) =>
  writeQuotes(db, { ...answered, quotes: JSON.stringify(quotes) });

export const saveDeclines = prepareWrite<{ lineIds: number[]; notes: (string | null)[] } & Answered, never>(
  'rfi_decline',
  sql`update ${rfiLines} n set declined_at = ${p('now')}, declined_by = ${p('by')}, answer_note = d.note,
      quoted_quantity = null, quoted_minor = null, quoted_on = null, valid_until = null, answered_at = null,
      answered_by = null, held_at = null, held_by = null, lapsed_at = null, withdrawn_at = null, withdrawn_by = null,
      reminded_at = null, revision = n.revision + 1
    from unnest(${p('lineIds')}::bigint[], ${p('notes')}::text[]) as d (line_id, note)
    where n.id = d.line_id`,
);

export const saveHold = prepareWrite<{ lineId: number; heldAt: Date | null; by: string | null }, never>(
  'rfi_hold',
  sql`update ${rfiLines} set held_at = ${p('heldAt')}, held_by = ${p('by')}, revision = revision + 1 where id = ${p('lineId')}`,
);

export const saveWithdrawal = prepareWrite<{ lineIds: number[]; note: string | null; by: string; now: Date }, never>(
  'rfi_withdraw',
  sql`update ${rfiLines} set withdrawn_at = ${p('now')}, withdrawn_by = ${p('by')}, answer_note = ${p('note')},
      held_at = null, held_by = null, revision = revision + 1
    where id = any(${p('lineIds')}::bigint[])`,
);

/** Those of the lines whose quote still counts. */
export const lockOpenQuotes = prepareStatement<{ site: SiteCode; lineIds: number[] }, { lineId: number }>(
  'rfi_lock_open_quotes',
  sql`select n.id as line_id from ${rfiLines} n
    where n.id = any(${p('lineIds')}::bigint[]) and n.site = ${p('site')} and n.answered_at is not null
      and n.ordered_at is null and n.declined_at is null and n.withdrawn_at is null and n.lapsed_at is null
    order by n.id for no key update`,
);

export const saveExtension = prepareWrite<{ lineIds: number[]; validUntil: Day }, never>(
  'rfi_extend',
  sql`update ${rfiLines} set valid_until = ${p('validUntil')}, lapsed_at = null, reminded_at = null,
      revision = revision + 1
    where id = any(${p('lineIds')}::bigint[])`,
);

export const markLinesReminded = prepareWrite<{ lineIds: number[]; now: Date }, never>(
  'rfi_reminded',
  sql`update ${rfiLines} set reminded_at = ${p('now')} where id = any(${p('lineIds')}::bigint[])`,
);

/** Finds what staff did last to each line. */
export const findLastLineChanges = prepareStatement<
  { lineIds: number[] },
  { lineId: number; step: RfiStep; by: string; at: Date }
>(
  'rfi_last_changes',
  sql`select distinct on (e.rfi_line_id) e.rfi_line_id as line_id, e.step, e.by, e.at from ${rfiEvents} e
    where e.rfi_line_id = any(${p('lineIds')}::bigint[]) order by e.rfi_line_id, e.id desc`,
);

export const markLinesOrdered = prepareWrite<{ rfiLineIds: number[]; now: Date }, { id: number }>(
  'rfi_ordered',
  sql`update ${rfiLines} set ordered_at = ${p('now')}
    where id = any(${p('rfiLineIds')}::bigint[]) and ordered_at is null returning id`,
);

export const markLinesExpired = prepareWrite<{ lineIds: number[]; now: Date }, never>(
  'rfi_lapsed',
  sql`update ${rfiLines} set lapsed_at = ${p('now')} where id = any(${p('lineIds')}::bigint[])`,
);

export const findRfisToExpire = prepareStatement<{ site: string; today: Day }, { number: string }>(
  'rfi_lapsing',
  sql`select distinct r.number from ${rfiLines} n join ${rfis} r on r.id = n.rfi_id
    where n.site = ${p('site')} and n.valid_until < ${p('today')} and n.answered_at is not null
      and n.ordered_at is null and n.lapsed_at is null and n.withdrawn_at is null order by r.number limit 500`,
);

/** Finds RFIs with quotes that end soon and no reminder yet; quotes given since `notSince` are left out. */
export const findRfisToRemind = prepareStatement<
  { site: string; today: Day; lastDay: Day; notSince: Date },
  { number: string }
>(
  'rfi_to_remind',
  sql`select distinct r.number from ${rfiLines} n join ${rfis} r on r.id = n.rfi_id
    where n.site = ${p('site')} and n.valid_until between ${p('today')} and ${p('lastDay')}
      and n.answered_at is not null and n.ordered_at is null and n.lapsed_at is null and n.withdrawn_at is null
      and n.held_at is null and n.reminded_at is null and n.answered_at < ${p('notSince')}
    order by r.number limit 500`,
);

type Author = { site: SiteCode; by: string; now: Date };

const insertRfiEvents = prepareWrite<Author & { lineIds: number[]; steps: RfiStep[]; notes: (string | null)[] }, never>(
  'rfi_note',
  sql`insert into ${rfiEvents} (site, rfi_line_id, step, by, note, at)
    select ${p('site')}, line.id, line.step, ${p('by')}, line.note, ${p('now')}::timestamptz
    from unnest(${p('lineIds')}::bigint[], ${p('steps')}::text[], ${p('notes')}::text[]) as line (id, step, note)`,
);

export type RfiLineEvent = { lineId: number; step: RfiStep; note: string | null };

export const recordEventsOfLines = (db: Db, events: readonly RfiLineEvent[], author: Author) =>
  insertRfiEvents(db, {
    ...author,
    lineIds: events.map(({ lineId }) => lineId),
    steps: events.map(({ step }) => step),
    notes: events.map(({ note }) => note),
  });

/** Records one event of several lines. */
export const recordRfiEvents = (
  db: Db,
  { lineIds, step, note, ...author }: Author & Omit<RfiLineEvent, 'lineId'> & { lineIds: readonly number[] },
) =>
  recordEventsOfLines(
    db,
    lineIds.map((lineId) => ({ lineId, step, note })),
    author,
  );

export const saveMakerQuestion = prepareWrite<
  { lineIds: number[]; note: string; until: Day; by: string; now: Date },
  never
>(
  'rfi_ask_maker',
  sql`update ${rfiLines} set maker_asked_at = coalesce(maker_asked_at, ${p('now')}), maker_asked_by = ${p('by')},
      maker_note = ${p('note')}, maker_until = ${p('until')}, revision = revision + 1
    where id = any(${p('lineIds')}::bigint[])`,
);
