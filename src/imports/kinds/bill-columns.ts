import type { KnownParty } from '../../account/customer-import/known-parties.server.ts';
import { wordsOfName } from '../../account/customer-import/similar-names.rule.ts';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { day, text } from '../../catalogue/import/cell-parsers.ts';
import { type Day, formatDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { saysNothing } from '../../lib/typed-number.ts';
import { seriesPrefixes } from '../../orders/documents/document-number.rule.ts';
import { readBookAmount } from '../../payments/brought-forward/book-amount.rule.ts';
import { type BroughtForwardBill, balanceReference } from '../../payments/brought-forward/brought-forward-bill.ts';
import type { Site } from '../../sites/site.ts';
import { cellReader } from '../columns/cell-reader.ts';
import type { LineChoice, ReadLine } from '../import-kind.data.ts';
import { billNumberOf, partyKeyOf } from './bill-sections.ts';
import type { KnownParties } from './customer-doubts.ts';

type Cells = Readonly<Record<string, string>>;

/** What a line of open bills would write; `company` is whose it is. */
export type BillValues = { bill: BroughtForwardBill; company: string };

export type BillContext = {
  site: Site;
  today: Day;
  known: KnownParties;
  /** What each customer has brought forward already, by the numbers. */
  broughtForward: ReadonlyMap<number, readonly string[]>;
  /** Customers of whom the file has bills with numbers, as it names them. */
  billed: ReadonlySet<string>;
};

/** A bill without whose it is. */
type BillFacts = Omit<BroughtForwardBill, 'customerId' | 'reference'> & { number: string; day: Day | '' };

export function readBill(cells: Cells, context: BillContext): ReadLine {
  const { site } = context;
  const number = billNumberOf(cells);
  const { facts, problems, doubts } = readFacts(cells, number, context);
  const found = approved(findParty(cells, context));
  if ('problem' in found) problems.push(found.problem);
  const who = 'parties' in found ? (found.parties[0]?.name ?? '') : (cells.customer ?? '').trim();
  const key = [
    number ||
      [
        who,
        ...('parties' in found ? found.parties.map((one) => balanceReference(one.customerId, facts.day)) : [facts.day]),
      ].join(' · '),
    ...(number && facts.openMinor < 0 ? [who] : []),
  ].join(' · ');
  if (problems.length > 0 || 'problem' in found) return { key: number === '' ? '' : key, problems };
  const { parties, doubt } = found;
  const [one] = parties;
  if (one && facts.number === '' && facts.day === '') doubts.push(...doubtsOfBalance(one, cells, context));
  const values = (party: KnownParty): BillValues => ({ bill: billOf(facts, party), company: party.name });
  if (one && doubt === '' && doubts.length === 0) {
    const isPaid = facts.openMinor === 0;
    return {
      key,
      values: values(one),
      ...(isPaid && { note: 'Nothing is open of these, so they are not brought in.' }),
    };
  }
  const choices: LineChoice[] = parties.map((party) => ({
    kind: doubt === '' ? 'as written' : parties.length === 1 ? 'this customer' : `customer ${party.customerId}`,
    label: doubt === '' ? 'Write it as it is' : labelOf(party, site),
    values: values(party),
  }));
  if (one && doubt === '' && facts.dueOn !== null && facts.dueOn < facts.bookedOn)
    choices.unshift({
      kind: 'due by the terms',
      label: 'Due by the credit period of the customer',
      values: { ...values(one), bill: { ...billOf(facts, one), dueOn: null } },
    });
  return { key, problems: [...(doubt === '' ? [] : [doubt]), ...doubts], choices };
}

const labelOf = ({ name, customerCode, numbers }: KnownParty, { tax }: Site) =>
  [`It is ${name}`, customerCode ?? '', numbers[0] ? `${tax.numberLabel} ${numbers[0]}` : '']
    .filter((part) => part !== '')
    .join(', ');

const billOf = ({ number, day: booked, ...facts }: BillFacts, { customerId }: KnownParty): BroughtForwardBill => ({
  ...facts,
  customerId,
  reference: number || balanceReference(customerId, booked),
});

function readFacts(cells: Cells, number: string, { site, today }: BillContext) {
  const { problems, read } = cellReader(cells);
  const doubts: string[] = [];
  const asOf = read('as_of', day, '');
  if ((cells.as_of ?? '').trim() === '') problems.push('as_of is empty; write the day of the books.');
  if (asOf > today) problems.push(`as_of ${formatDay(asOf)} is still to come; write the last day of the books.`);
  const booked = read('bill_date', day, '');
  const due = read('due_date', day, '');
  if (number !== '' && booked === '' && problems.length === 0)
    problems.push('bill_date is empty; write the day of the bill.');
  if (number.length > 60) problems.push('bill_number is too long; write at most 60 characters.');
  const own = ownSeries(number, site);
  if (own)
    problems.push(
      `bill_number '${number}' is of the series ${own}, in which this shop numbers its own invoices; give the branch other letters first.`,
    );
  const openMinor = readOpen(cells, problems);
  const billMinor = readBillAmount(cells, problems);
  const bookedOn = booked || asOf;
  const money = (minor: number) => formatAmount({ minor, currency: site.currency });
  if (billMinor !== null && Math.abs(openMinor) > billMinor)
    doubts.push(`open_amount ${money(Math.abs(openMinor))} is more than the bill of ${money(billMinor)}.`);
  if (asOf !== '' && bookedOn > asOf)
    doubts.push(`bill_date ${formatDay(bookedOn)} is after the day of the books, ${formatDay(asOf)}.`);
  if (due !== '' && due < bookedOn)
    doubts.push(`due_date ${formatDay(due)} is before the day of the bill, ${formatDay(bookedOn)}.`);
  const facts: BillFacts = {
    number,
    day: booked,
    openMinor,
    bookedOn,
    dueOn: due === '' || openMinor < 0 ? null : due,
    billMinor,
    purchaseOrderNo: read('po_number', text(60), ''),
    asOf,
  };
  return { facts, problems, doubts };
}

function readOpen(cells: Cells, problems: string[]): number {
  const cell = (cells.open_amount ?? '').trim();
  if (saysNothing(cell)) {
    problems.push('open_amount is empty; write 0 where nothing is open.');
    return 0;
  }
  const read = readBookAmount(cell, cells.dr_cr ?? '');
  if ('minor' in read) return read.minor;
  problems.push(read.problem.startsWith('dr_cr') ? `${read.problem}.` : `open_amount ${read.problem}.`);
  return 0;
}

/** The side of the bill is that of what is open. */
function readBillAmount(cells: Cells, problems: string[]): number | null {
  const cell = (cells.bill_amount ?? '').trim();
  if (saysNothing(cell)) return null;
  const read = readBookAmount(cell);
  if ('minor' in read) return Math.abs(read.minor) || null;
  problems.push(`bill_amount ${read.problem}.`);
  return null;
}

/** The beginning of a branch's series, where the number looks like one of it: such a number is the shop's to give. */
function ownSeries(number: string, { branches }: Site): string | undefined {
  const [, prefix = ''] = /^([A-Z0-9]+)\/\d{2}(?:\d{2}|-\d{2})\/\d{6}$/.exec(number.toUpperCase()) ?? [];
  return branches.some(({ invoicePrefix }) => seriesPrefixes(invoicePrefix).includes(prefix)) ? prefix : undefined;
}

type FoundParty = { problem: string } | { parties: readonly KnownParty[]; doubt: string };

/** Finds the customer by number, then by GSTIN or TRN, then by the very name; what is not sure is asked. */
function findParty(cells: Cells, { site, known }: BillContext): FoundParty {
  const code = plainHyphens(cells.customer_code ?? '')
    .trim()
    .toUpperCase();
  const number = normalizeTaxNumber(cells.tax_number ?? '');
  const name = (cells.customer ?? '').replace(/\p{Zs}+/gu, ' ').trim();
  const isNumbered = /\d/.test(number);
  if (code === '' && !isNumbered && name === '') return { problem: 'customer is empty; write whose bill it is.' };
  if (code !== '') {
    const party = known.withCode(code);
    if (!party) return { problem: `customer_code '${code}' is not in the customer list; import the customers first.` };
    return sure(party, name, `customer_code '${code}'`);
  }
  const having = isNumbered ? known.allWithNumber(number) : [];
  const numbered = having.some(({ isApproved }) => isApproved) ? having.filter(({ isApproved }) => isApproved) : having;
  const sameName = numbered.filter((party) => wordsOfName(party.name).join(' ') === wordsOfName(name).join(' '));
  const [holder, ...more] = sameName.length > 0 ? sameName : numbered;
  if (holder && more.length > 0)
    return { parties: [holder, ...more], doubt: `Several customers have ${site.tax.numberLabel} ${number}.` };
  if (holder) return sure(holder, name, `${site.tax.numberLabel} ${number}`);
  const called = known.called(name);
  const [only, ...others] = called;
  const shown = name.slice(0, 60);
  if (others.length > 0) return { parties: called, doubt: `Several customers are called ${shown}.` };
  if (only && isNumbered && only.numbers.length > 0)
    return { parties: [only], doubt: `${only.name} has another ${site.tax.numberLabel} than ${number}.` };
  if (only) return { parties: [only], doubt: '' };
  const similar = known.named(name, isNumbered ? number : '');
  if (similar) return { parties: [similar], doubt: `customer '${shown}' may be ${similar.name}.` };
  const named = name === '' ? `${site.tax.numberLabel} '${number}'` : `customer '${shown}'`;
  return {
    problem: `${named} is no customer yet; import the customers first, or write the name as it is in the list.`,
  };
}

/** Whether these cells name a customer who is there. */
export function namesSomebody(named: Cells, known: KnownParties): boolean {
  const code = plainHyphens(named.customer_code ?? '')
    .trim()
    .toUpperCase();
  if (code !== '') return known.withCode(code) !== undefined;
  return (
    known.withNumber(normalizeTaxNumber(named.tax_number ?? '')) !== undefined ||
    known.called((named.customer ?? '').replace(/\p{Zs}+/gu, ' ').trim()).length > 0
  );
}

/** Whoever signs up may call himself like a customer; nobody's bills become his. */
function approved(found: FoundParty): FoundParty {
  if ('problem' in found) return found;
  const parties = found.parties.filter(({ isApproved }) => isApproved);
  const [first] = found.parties;
  if (parties.length > 0)
    return { parties, doubt: parties.length < found.parties.length && parties.length === 1 ? '' : found.doubt };
  return { problem: `${first?.name} has signed up and is not approved yet; approve the account first.` };
}

/** A number says who it is, unless the name beside it says otherwise. */
function sure(party: KnownParty, name: string, named: string): FoundParty {
  const words = wordsOfName(name).join(' ');
  const isSame = words === '' || words === wordsOfName(party.name).join(' ');
  return {
    parties: [party],
    doubt: isSame ? '' : `${named} is of ${party.name}, the name beside it is ${name.slice(0, 60)}.`,
  };
}

/** A balance may be the sum of bills that are there. */
function doubtsOfBalance(party: KnownParty, cells: Cells, { broughtForward, billed }: BillContext): string[] {
  if (billed.has(partyKeyOf(cells)))
    return [`The file has bills of ${party.name} too, so a line without a number may be their total.`];
  const before = broughtForward.get(party.customerId) ?? [];
  const others = before.filter((reference) => reference !== balanceReference(party.customerId, ''));
  return others.length > 0
    ? [`${party.name} has bills brought forward already, and this line has no number: it would come on top of them.`]
    : [];
}
