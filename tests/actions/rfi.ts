import { addItem, type CartLine } from '../../src/cart/cart.contract.ts';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { addDays, dayOf } from '../../src/lib/dates.ts';
import { answerRfi } from '../../src/rfi/quotes/answer-rfi.server.ts';
import type { LineAnswer, OfferedQuote } from '../../src/rfi/quotes/line-answer.ts';
import { allRfiHistory, type RfiLine, rfiHistory } from '../../src/rfi/rfi-history.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import type { TestStore } from '../store/test-store.ts';
import { fillCart } from './cart.ts';

type Wanted = readonly (readonly [name: string, quantity: number])[];

export async function submitRfi(
  store: TestStore,
  token: string,
  items: Wanted,
  site: SiteCode = 'nod',
): Promise<string> {
  const lines: readonly CartLine[] = await fillCart(store, token, items, site);
  const item_info = lines.map(({ item_detail_id }) => ({ item_detail_id }));
  const { body } = await store.call(sendRfi, { item_info }, { site, token });
  if (!body.success) throw new Error(body.message);
  return body.RefNo;
}

/** By default valid for four days, with delivery in two weeks; prices in minor units, of any margin. */
export function quoteLine(
  store: TestStore,
  lineNo: number,
  unitMinor: number,
  overrides: Partial<OfferedQuote> = {},
): LineAnswer & { quote: OfferedQuote } {
  const today = dayOf(store.now(), sites.nod.calendar.timeZone);
  const days = { expectedOn: addDays(today, 14), validUntil: addDays(today, 4) };
  return { lineNo, quote: { unitMinor, ...days, floorReason: 'Price of a test', ...overrides } };
}

export function answerAsStaff(store: TestStore, number: string, lines: readonly LineAnswer[], site: SiteCode = 'nod') {
  return answerRfi(store.database, sites[site], { number, lines, by: 'test desk', now: store.now() });
}

export async function loadRfiLines(
  store: TestStore,
  token: string,
  number: string,
  site: SiteCode = 'nod',
): Promise<RfiLine[]> {
  const { body } = await store.call(rfiHistory, { putawayno_key: number }, { site, token });
  return body.data.data;
}

export async function loadRfiNumbers(store: TestStore, token: string): Promise<string[]> {
  const { body } = await store.call(allRfiHistory, {}, { token });
  return body.message.info.map((entry) => entry.rfq_no);
}

/** Adds the quoted lines of an RFI to the cart. */
export async function addQuotes(
  store: TestStore,
  token: string,
  number: string,
  site: SiteCode = 'nod',
): Promise<void> {
  const quoted = (await loadRfiLines(store, token, number, site)).filter((line) => line.status === 'Stock');
  const item_info = quoted.map(({ ItemCode }) => ({
    item_id: ItemCode,
    rfq_id: number,
    flag: 'rfq_history' as const,
  }));
  const { body } = await store.call(addItem, { item_info }, { site, token });
  if (!body.success) throw new Error(body.message);
}
