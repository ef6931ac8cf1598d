import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { countUnanswered, findOpenQuotes, type OpenQuoteRow } from './open-quotes.db.ts';

export type OpenQuote = ReturnType<typeof presentQuote>;

export type AnsweredQuotes = {
  total: number;
  lines: OpenQuote[];
  /** Lines that wait for an answer, and the day since when; ''. */
  waiting: number;
  waiting_since: Day | '';
};

/** What the sales desk has answered and can be ordered today, at most `limit` lines, and what still waits. */
export async function findAnsweredQuotes(
  db: Db,
  site: Site,
  { customerId, now, limit }: { customerId: number; now: Date; limit: number },
): Promise<AnsweredQuotes> {
  const { timeZone } = site.calendar;
  const [rows, [unanswered]] = await Promise.all([
    findOpenQuotes(db, { customerId, today: dayOf(now, timeZone), limit }),
    countUnanswered(db, { customerId }),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    lines: rows.map(presentQuote),
    waiting: unanswered?.lines ?? 0,
    waiting_since: unanswered?.since ? dayOf(unanswered.since, timeZone) : '',
  };
}

const presentQuote = (row: OpenQuoteRow) => ({
  rfi: row.rfi,
  line_id: row.lineId,
  itemid: row.itemId ?? 0,
  itemcode: row.itemCode,
  itemname: row.itemName,
  brandname: row.maker,
  cattype: row.superCategory,
  ...drawingFieldsOf(row),
  quantity: row.quantity,
  unit_price: toMajor(row.unitMinor),
  total: toMajor(row.unitMinor * row.quantity),
  valid_until: row.validUntil,
  in_cart: row.inCart,
});
