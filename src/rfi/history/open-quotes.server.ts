import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { unitOfLine } from '../../catalogue/pricing/line-value.rule.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { countUnanswered, findOpenQuotes, type OpenQuoteRow } from './open-quotes.db.ts';

export type OpenQuote = ReturnType<typeof presentQuote>;

export type AnsweredQuoteList = {
  total: number;
  lines: OpenQuote[];
  /** Lines that wait for an answer, and the day since when; '' when there is none. */
  waiting: number;
  waiting_since: Day | '';
};

/** What the sales desk has answered and can be ordered today, at most `limit` lines, and what still waits. */
export async function findAnsweredQuotes(
  db: Db,
  site: Site,
  { customerId, standing, now, limit }: { customerId: number; standing: Standing; now: Date; limit: number },
): Promise<AnsweredQuoteList> {
  const { timeZone } = site.calendar;
  const [rows, [unanswered]] = await Promise.all([
    findOpenQuotes(db, { customerId, today: dayOf(now, timeZone), limit }),
    countUnanswered(db, { customerId }),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    lines: rows.map((row) => presentQuote(row, can(standing, 'see-cart-prices'))),
    waiting: unanswered?.lines ?? 0,
    waiting_since: unanswered?.since ? dayOf(unanswered.since, timeZone) : '',
  };
}

/** Amounts are 0 for an account that may not see them. */
const presentQuote = (row: OpenQuoteRow, seesPrices: boolean) => ({
  rfi: row.rfi,
  line_id: row.lineId,
  itemid: row.itemId ?? 0,
  itemcode: row.itemCode,
  itemname: row.itemName,
  brandname: row.maker,
  cattype: row.superCategory,
  ...drawingFieldsOf(row),
  quantity: row.quantity,
  unit_price: seesPrices ? toMajor(row.unitMinor) : 0,
  total: seesPrices ? toMajor(unitOfLine(row.unitMinor, row.quantity) * row.quantity) : 0,
  valid_until: row.validUntil,
  in_cart: row.inCart,
});
