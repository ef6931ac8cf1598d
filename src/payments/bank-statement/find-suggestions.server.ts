import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { BankLineRow } from './bank-lines.db.ts';
import type { AwaitedOrder, MatchSuggestion } from './bank-rows.contract.ts';
import { compactNumber, namesBill, possibleNumbers } from './document-numbers.rule.ts';
import { type Candidate, suggestMatches } from './match-suggestions.rule.ts';
import { nameShare, namingWords } from './payer-key.rule.ts';
import { customerReference, referencePrefixes, referredCustomers } from './payment-reference.rule.ts';
import {
  findBillsNamed,
  findByAmounts,
  findByFirstWords,
  findByNumbers,
  findByPayers,
  findCandidates,
} from './suggestion-facts.db.ts';

export type OrdersWanted = { numbers: readonly string[]; amounts: readonly number[]; customerIds: readonly number[] };

/** Orders by bank transfer that still owe money; the orders area knows them. */
export type FindAwaitedOrders = (db: Db, site: Site, wanted: OrdersWanted) => Promise<AwaitedOrder[]>;

type Line = Pick<BankLineRow, 'id' | 'bookedOn' | 'amountMinor' | 'currency' | 'text' | 'reference' | 'payerKey'>;

const textOf = ({ text, reference }: Line) => `${text} ${reference}`;

const numbersIn = (site: Site, line: Line) => possibleNumbers(textOf(line), referencePrefixes(site));

/** The map is keyed by the id of the line; lines of money that went out have no suggestions. */
export async function findMatchSuggestions(
  db: Db,
  site: Site,
  lines: readonly Line[],
  findAwaitedOrders: FindAwaitedOrders,
): Promise<Map<number, MatchSuggestion[]>> {
  const incoming = lines.filter(({ amountMinor }) => amountMinor > 0);
  if (incoming.length === 0) return new Map();
  const ownNumbers = new Map(incoming.map((line) => [line.id, numbersIn(site, line)]));
  const numbers = [...new Set([...ownNumbers.values()].flat())];
  const amounts = incoming.map(({ amountMinor }) => amountMinor);
  const keys = incoming.flatMap(({ payerKey }) => payerKey || []);
  const words = [...new Set(incoming.flatMap(({ text }) => namingWords(text)))];
  const [bills, byNumber, byAmount, byPayer, named, ordersFound] = await Promise.all([
    findBillsNamed(db, { site: site.code, texts: incoming.map((line) => compactNumber(textOf(line))) }),
    findByNumbers(db, { site: site.code, numbers }),
    findByAmounts(db, { site: site.code, amounts }),
    findByPayers(db, { site: site.code, keys }),
    findByFirstWords(db, { site: site.code, words }),
    findAwaitedOrders(db, site, { numbers, amounts, customerIds: [] }),
  ]);
  const billsIn = (line: Line) => bills.filter(({ reference }) => namesBill(textOf(line), reference));
  const numbersOf = new Map(
    incoming.map((line) => [
      line.id,
      [...(ownNumbers.get(line.id) ?? []), ...billsIn(line).map(({ reference }) => compactNumber(reference))],
    ]),
  );
  const candidateIdsOf = (line: Line): number[] => {
    const own = new Set(numbersOf.get(line.id));
    return [
      ...billsIn(line),
      ...byNumber.filter(({ reference }) => own.has(compactNumber(reference))),
      ...byAmount.filter(({ openMinor }) => openMinor === line.amountMinor),
      ...byPayer.filter(({ payerKey }) => payerKey === line.payerKey),
      ...named.filter(({ name }) => nameShare(name, line.text) >= 0.5).map(({ id }) => ({ customerId: id })),
      ...ordersFound.filter(({ number, owingMinor }) => own.has(number) || owingMinor === line.amountMinor),
    ].map(({ customerId }) => customerId);
  };
  const referred = (line: Line) => referredCustomers(site, numbersOf.get(line.id) ?? []);
  const idsOf = new Map(incoming.map((line) => [line.id, new Set([...referred(line), ...candidateIdsOf(line)])]));
  const customerIds = [...new Set([...idsOf.values()].flatMap((ids) => [...ids]))];
  const rows = await findCandidates(db, { site: site.code, customerIds });
  const candidatesOf = (line: Line): Candidate[] =>
    rows
      .filter(({ customerId }) => idsOf.get(line.id)?.has(customerId))
      .map((row) => ({
        ...row,
        reference: customerReference(site, row.customerId),
        timesSeen:
          byPayer.find((one) => one.customerId === row.customerId && one.payerKey === line.payerKey)?.times ?? 0,
        orders: ordersFound.filter(({ customerId }) => customerId === row.customerId),
      }));
  return new Map(
    incoming.map((line) => [line.id, suggestMatches(line, candidatesOf(line), new Set(numbersOf.get(line.id)))]),
  );
}
