import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { SiteCode } from '../../sites/site.ts';
import { readList } from '../pasted-list/read-list.rule.ts';
import { type MatchedLine, matchLines, splitLines } from './match-quick-lines.server.ts';
import { findMatches } from './quick-order.db.ts';

/** Every item with every quantity, which takes hours: EVERY_QUANTITY=1 npx vitest run --project unit THIS_FILE. */
const isFull = process.env.EVERY_QUANTITY === '1';
const sampled = 500;

const quantities = [...Array.from({ length: 20 }, (_, index) => index + 1), 25, 50, 100, 500, 1000];
const between = [' ', '  ', '\t', ', ', ' x ', ' ... nos'] as const;
type Order = { name: string; quantity: number; sign: (typeof between)[number] };

const lineOf = ({ name, quantity, sign }: Order): string =>
  sign === ' ... nos' ? `${name} ${quantity} nos` : `${name}${sign}${quantity}`;

const store = setUp(openTestStore);
const sites = ['zwz', 'nod', 'gwd'] as const;
type Catalogue = { site: SiteCode; namesById: ReadonlyMap<number, string>; idsByCode: ReadonlyMap<string, number> };

async function catalogueOf(site: SiteCode): Promise<Catalogue> {
  const [namesById, idsByCode] = [new Map<number, string>(), new Map<string, number>()];
  const { rows } = await store.database.$client.query<{ id: number; name: string; code: string }>(
    'select id::int, name, code from items where site = $1 and retired_at is null',
    [site],
  );
  for (const { id, name, code } of rows) {
    namesById.set(id, name);
    idsByCode.set(code, id);
  }
  return { site, namesById, idsByCode };
}

/** 'ordered' is what would go into the cart without a question; what the shop sells must not be 'lost'. */
function resultOf({ matched, reading, other, asks }: MatchedLine): 'ordered' | 'asked' | 'lost' {
  if (matched.result === 'not_found' && !other) return 'lost';
  const isTaken = matched.result === 'found' || matched.result === 'interchangeable';
  const isProposed =
    matched.result === 'choose' && (!matched.ambiguous || matched.items.some(({ differs }) => differs === ''));
  const isQuantity = /^\d+$/.test(reading.quantity ?? '1');
  return other || asks || !isQuantity || !(isTaken || isProposed) ? 'asked' : 'ordered';
}

function isRight(
  { namesById, idsByCode }: Catalogue,
  { name, quantity }: Order,
  { reading, matched }: MatchedLine,
): boolean {
  const id = idsByCode.get(name);
  const isMeant = (itemId: number) => itemId === id || namesById.get(itemId) === name;
  return reading.quantity === String(quantity) && matched.items.some(({ itemId }) => isMeant(itemId));
}

async function wrongOf(catalogue: Catalogue, orders: readonly Order[]) {
  const candidates = orders.map((order, line) => ({
    order,
    lines: splitLines(readList({ text: lineOf(order) }).rows).candidates.map((candidate) => ({ ...candidate, line })),
  }));
  const matched = await matchLines(
    (queries) => findMatches(store.database, catalogue.site, queries),
    candidates.flatMap(({ lines }) => lines),
  );
  const lines = Map.groupBy(matched, ({ line }) => line);
  const wrong = orders.filter((order, index) => {
    const [only, ...others] = lines.get(index) ?? [];
    return !only || others.length > 0 || (resultOf(only) !== 'asked' && !isRight(catalogue, order, only));
  });
  const asked = matched.filter((line) => resultOf(line) === 'asked').length;
  return { wrong: wrong.map(lineOf), asked };
}

const everyOrderOf = (name: string): Order[] =>
  quantities.flatMap((quantity) => between.map((sign) => ({ name, quantity, sign })));

const ordersPerQuery = 300;

function* some(orders: readonly Order[]): Generator<Order[]> {
  for (let from = 0; from < orders.length; from += ordersPerQuery) yield orders.slice(from, from + ordersPerQuery);
}

test.each(sites)(
  'every item of %s with every quantity is ordered as written, or asked about',
  async (site) => {
    const catalogue = await catalogueOf(site);
    const { namesById, idsByCode } = catalogue;
    const names = [...new Set([...namesById.values(), ...idsByCode.keys()])];
    const order = fc.record({
      name: fc.constantFrom(...names),
      quantity: fc.constantFrom(...quantities),
      sign: fc.constantFrom(...between),
    });
    const { seed = 1 } = fc.readConfigureGlobal();
    const batches = isFull ? names.map(everyOrderOf) : some(fc.sample(order, { numRuns: sampled, seed }));
    const found = { lines: 0, asked: 0, wrong: [] as string[] };
    for (const orders of batches) {
      const { asked, wrong } = await wrongOf(catalogue, orders);
      found.lines += orders.length;
      found.asked += asked;
      found.wrong.push(...wrong);
    }
    if (isFull) console.info(`${found.lines} lines, ${found.asked} asked, ${found.wrong.length} wrong`);
    expect(found.wrong).toEqual([]);
    expect(found.asked / found.lines).toBeLessThan(0.02);
  },
  isFull ? 24 * 3_600_000 : undefined,
);
