import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import {
  differenceParts,
  differencePartsMidSentence,
  nonTechnicalDifference,
} from '../../catalogue/interchange/difference-text.rule.ts';
import { findSubstitutes } from '../../catalogue/interchange/item-with-substitutes.server.ts';
import type { RankedSubstitute } from '../../catalogue/interchange/rank-substitutes.ts';
import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { suggestionsFor } from '../../catalogue/search/search.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { loadStaffRfi, type StaffRfiLine } from '../../rfi/queue/load-staff-rfi.server.ts';
import { defineDeskCall, type StaffContext } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { findPricesToCustomer, findPricesToOthers } from './last-prices.db.ts';
import { findItemsToOffer, type OfferedItem } from './offered-items.db.ts';
import { type DeskOffer, type DeskPastPrice, rfiLineFacts } from './rfi-desk.contract.ts';

const pricesKeptDays = 365;
const maxPrices = 12;
const maxOffers = 6;

type Asked = { line: StaffRfiLine; customerId: number; priceListId: number | null; number: string };

export const rfiLineFactsCall = defineDeskCall(
  rfiLineFacts,
  { requires: staffPermissionTo('see-rfis-at-desk') },
  async ({ number, line: lineNo, q }, context) => {
    const rfi = await loadStaffRfi(context.db, context.site, number, context.now);
    const line = rfi?.lines.find((one) => String(one.lineNo) === lineNo);
    if (!rfi || !line) throw notFound('This line');
    const asked = { line, number, customerId: rfi.customerId, priceListId: rfi.priceListId };
    const [offers, prices] = await Promise.all([offersFor(context, asked, q), pricesOf(context, asked)]);
    return { success: true as const, offers, prices };
  },
);

async function pricesOf(
  { db, site, now }: StaffContext,
  { line, customerId, number }: Asked,
): Promise<DeskPastPrice[]> {
  if (line.itemId === null) return [];
  const query = {
    site: site.code,
    itemIds: [line.itemId],
    customerId,
    number,
    since: new Date(now.getTime() - pricesKeptDays * 86_400_000),
    limit: maxPrices,
  };
  const found = await Promise.all([findPricesToCustomer(db, query), findPricesToOthers(db, query)]);
  return found.flat().map((price) => ({ ...price, on: dayOf(price.at, site.calendar.timeZone) }));
}

/** Interchangeable items, or what the words of the line or of the search may mean. */
async function offersFor(context: StaffContext, asked: Asked, q: string): Promise<DeskOffer[]> {
  const { db, site, now } = context;
  const { line, customerId, priceListId } = asked;
  const substitutes = line.itemId === null || q ? [] : await findSubstitutes(db, site.code, line.itemId);
  const ids =
    line.itemId === null || q ? await idsByWords(context, q || line.itemName) : substitutes.map(({ id }) => id);
  const items = await findItemsToOffer(db, {
    site: site.code,
    ids: ids.slice(0, maxOffers),
    customerId,
    priceListId,
    now,
  });
  const today = dayOf(now, site.calendar.timeZone);
  return items.map((item) =>
    offerOf(
      item,
      substitutes.find(({ id }) => id === item.id),
      line,
      today,
    ),
  );
}

/** Tries the whole text, then its words with digits, the longest first. */
async function idsByWords(context: StaffContext, text: string): Promise<number[]> {
  const viewer = { db: context.db, site: context.site, caller: undefined, now: context.now };
  const words = text
    .split(/\s+/)
    .filter((word) => /\d{3}/.test(word))
    .sort((a, b) => b.length - a.length);
  for (const tried of [text, ...words].slice(0, 4)) {
    const { items } = await suggestionsFor(viewer, tried);
    if (items.length > 0) return items.map(({ id }) => id);
  }
  return [];
}

function offerOf(item: OfferedItem, found: RankedSubstitute | undefined, line: StaffRfiLine, today: string): DeskOffer {
  const differs = found?.differs.map((one, i) => (i > 0 ? differencePartsMidSentence : differenceParts)(one).join(''));
  return {
    ...item,
    itemCode: item.code,
    itemName: item.name,
    level: found?.level ?? '',
    differs: differs?.length === 0 ? [nonTechnicalDifference(item.maker, line.maker)] : (differs ?? []),
    yourMinor: priceFor(item.listMinor, item.prices, line.quantityAsked, today).unitMinor,
  };
}
