import type { CustomerListLine } from '../../account/customer-import/import-customer-list.server.ts';
import type { KnownParty } from '../../account/customer-import/known-parties.server.ts';
import { indexNames, wordsOfName } from '../../account/customer-import/similar-names.rule.ts';
import { gstinRegionId } from '../../account/tax-registration/gstin.rule.ts';
import { taxNumberHints } from '../../account/tax-registration/tax-number-hints.rule.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import type { LineChoice } from '../import-kind.data.ts';
import type { CustomerCells } from './customer-columns.ts';

/** Whom a line is about where it names nobody by number: a customer who is there, or one of an earlier line. */
export type SameParty = { customerId: number | null; company: string; taxNumber: string; customerCode: string };

export type StagedCustomer = CustomerCells & {
  /** The line adds its address and its contact to this customer. */
  sameAs?: SameParty;
  /** The account of somebody who has signed up, which the line gives a customer number. */
  accountId?: number;
};

export type KnownParties = {
  withCode(code: string): KnownParty | undefined;
  called(name: string): readonly KnownParty[];
  withNumber(number: string): KnownParty | undefined;
  allWithNumber(number: string): readonly KnownParty[];
  named(name: string, taxNumber: string): KnownParty | undefined;
};

type Doubts = { problems: string[]; choices: LineChoice[] };

/** Finds what a person has to decide of the lines of one file, read in their order. */
export function createDoubtFinder(site: Site, known: KnownParties) {
  const numbers = new Map<string, SameParty>();
  const names = indexNames<SameParty & { name: string }>();
  const claimed = new Map<number, string>();

  return (customer: CustomerCells): { customer: StagedCustomer } | Doubts => {
    const { line } = customer;
    const own = findOwn(line, known);
    const claimedBy = own && claimed.get(own.customerId);
    const twin = own ? claimedTwin(own, claimedBy) : findTwin(line, known, { numbers, names });
    if (own && claimedBy === undefined) claimed.set(own.customerId, line.company);
    if (!own) remember(line, { numbers, names });
    const contradictions = contradictionsOf(line, site);
    if (!twin && contradictions.length === 0) return { customer: identified(customer, own) };
    const problems = [...(twin ? [twin.text] : []), ...contradictions.map(({ text }) => text)];
    return { problems, choices: choicesFor(identified(customer, own), twin, contradictions, site) };
  };
}

type Seen = { numbers: Map<string, SameParty>; names: ReturnType<typeof indexNames<SameParty & { name: string }>> };

/** Two lines of one file are about the same customer, each without its number. */
const claimedTwin = (own: KnownParty, claimedBy: string | undefined): Twin | undefined =>
  claimedBy === undefined
    ? undefined
    : { party: partyOf(own), text: `${claimedBy}, further up, is ${own.name} already.` };

/** The customer whom the line names: by customer ID; without one by its very name, or by its number and as good a name. */
function findOwn(line: CustomerListLine, known: KnownParties): KnownParty | undefined {
  if (line.customerCode !== '') return known.withCode(line.customerCode);
  const { taxNumber, company } = line;
  const called = known
    .called(company)
    .find(({ numbers }) => taxNumber === '' || numbers.length === 0 || numbers.includes(taxNumber));
  if (called) return called;
  const numbered = known.withNumber(taxNumber);
  const words = wordsOfName(company).join(' ');
  return numbered && wordsOfName(numbered.name).join(' ') === words ? numbered : undefined;
}

/** The line takes the number of the customer that it names without one; an account without a number gets one. */
function identified(customer: CustomerCells, own: KnownParty | undefined): StagedCustomer {
  if (customer.line.customerCode !== '' || !own) return customer;
  if (own.customerCode === null) return { ...customer, accountId: own.customerId };
  return { ...customer, line: { ...customer.line, customerCode: own.customerCode } };
}

type Twin = { party: SameParty; text: string };

function findTwin(line: CustomerListLine, known: KnownParties, { numbers, names }: Seen): Twin | undefined {
  const { taxNumber, company } = line;
  const numbered = known.withNumber(taxNumber);
  if (numbered) return { party: partyOf(numbered), text: `${numbered.name} has the tax number ${taxNumber} too.` };
  const earlier = numbers.get(taxNumber);
  if (earlier) return { party: earlier, text: `${earlier.company}, further up, has the tax number ${taxNumber} too.` };
  // Two numbers are two registrations: firms of one name in two states are often one, so that is asked too.
  const similar = known.named(company, taxNumber);
  if (similar) return { party: partyOf(similar), text: `${similar.name} may be the same firm.` };
  const similarAbove = names.find(company, taxNumber);
  return similarAbove && { party: similarAbove, text: `${similarAbove.company}, further up, may be the same firm.` };
}

const partyOf = ({ customerId, name, customerCode, numbers }: KnownParty): SameParty => ({
  customerId,
  company: name,
  taxNumber: numbers[0] ?? '',
  customerCode: customerCode ?? '',
});

function remember({ company, taxNumber, customerCode }: CustomerListLine, { numbers, names }: Seen): void {
  const party = { customerId: null, company, taxNumber, customerCode, numbers: taxNumber === '' ? [] : [taxNumber] };
  if (taxNumber !== '' && !numbers.has(taxNumber)) numbers.set(taxNumber, party);
  names.add({ ...party, name: company });
}

type Contradiction = { kind: 'check character' | 'other state'; text: string };

function contradictionsOf({ taxNumber, billing }: CustomerListLine, site: Site): Contradiction[] {
  if (taxNumber === '') return [];
  const state = regionName(site.country, billing.regionId);
  const { numberLabel } = site.tax;
  return taxNumberHints(taxNumber, site, [state]).map(({ kind, slots }) => ({
    kind,
    text:
      kind === 'check character'
        ? `The last character of ${numberLabel} ${taxNumber} does not match the rest.`
        : `${numberLabel} ${taxNumber} is of ${slots.state}, the address is in ${state}.`,
  }));
}

function choicesFor(
  customer: StagedCustomer,
  twin: Twin | undefined,
  contradictions: readonly Contradiction[],
  site: Site,
): LineChoice[] {
  const asWritten = { customer };
  if (twin)
    return [
      {
        kind: 'same',
        label: `The same customer: add address and contact to ${twin.party.company}`,
        values: { customer: { ...customer, sameAs: twin.party } },
      },
      { kind: 'apart', label: 'Another customer: keep apart', values: asWritten },
    ];
  const [first] = contradictions;
  const written: LineChoice = { kind: 'as written', label: 'Write it as it is', values: asWritten };
  if (first?.kind === 'other state' && contradictions.length === 1) {
    const regionId = gstinRegionId(customer.line.taxNumber);
    const moved = inRegion(customer, regionId);
    const label = `The address is in ${regionName(site.country, regionId)}`;
    return [{ kind: 'state of the number', label, values: { customer: moved } }, written];
  }
  const { line } = customer;
  const without = { ...customer, line: { ...line, taxNumber: '' } };
  return [
    { kind: 'without the number', label: 'Write it without the tax number', values: { customer: without } },
    written,
  ];
}

function inRegion({ line, ...rest }: StagedCustomer, regionId: number): StagedCustomer {
  const billing = { ...line.billing, regionId, cityId: null };
  const isOneAddress = line.delivery.line === line.billing.line;
  return { ...rest, line: { ...line, billing, delivery: isOneAddress ? billing : line.delivery } };
}
