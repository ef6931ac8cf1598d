import { loadKnownParties } from '../../account/customer-import/known-parties.server.ts';
import { type Day, formatDay } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import {
  type BilledBefore,
  bringForward,
  compareBills,
  loadBroughtForward,
  takeBackBills,
} from '../../payments/brought-forward/bring-forward.server.ts';
import type { BroughtForwardBill } from '../../payments/brought-forward/brought-forward-bill.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ValidatedLine } from '../import-kind.data.ts';
import type { WrittenLine } from '../imports.db.ts';
import { type BillValues, namesSomebody, readBill } from './bill-columns.ts';
import { billNumberOf, createSectionReader, findSections, type SectionOfParty } from './bill-sections.ts';
import { sumBills } from './bills.db.ts';
import { type CellsOfLine, type ImportedChange, type Importer, importColumn, type StagedLine } from './importer.ts';

const columns = [
  importColumn('customer_code', "the seller's customer number", [
    'customer id',
    'customer no',
    'customer number',
    'ledger code',
    'party code',
    'account no',
  ]),
  importColumn('tax_number', 'GSTIN or TRN of the customer', ['gstin', 'gst no', 'gstin uin', 'trn', 'vat number']),
  importColumn('customer', 'name of the customer; it may also stand once, above the bills', [
    'customer name',
    'company',
    'company name',
    'party',
    'party name',
    "party's name",
    'name',
    'ledger',
    'ledger name',
    'particulars',
  ]),
  importColumn('bill_number', 'number of the bill; empty for a balance', [
    'bill no',
    'bill ref',
    'invoice',
    'invoice no',
    'invoice number',
    'invoice#',
    'ref no',
    'ref. no.',
    'reference no',
    'document number',
    'voucher no',
    'vch no',
    'number',
  ]),
  importColumn('bill_date', 'day of the bill', ['date', 'invoice date', 'bill dt', 'document date'], false, 'day'),
  importColumn(
    'due_date',
    'day on which it is due; empty: by the credit period',
    ['due on', 'due', 'due by', 'payment due'],
    false,
    'day',
  ),
  importColumn(
    'bill_amount',
    'what the bill came to',
    ['opening amount', 'invoice amount', 'total', 'amount', 'original amount', 'bill value', 'invoice total'],
    false,
    'number',
  ),
  importColumn(
    'open_amount',
    'what is still open; with Cr or a minus in favour of the customer',
    [
      'pending amount',
      'balance',
      'balance due',
      'open balance',
      'outstanding',
      'outstanding amount',
      'closing balance',
      'closing bal',
      'amount due',
      'pending',
      'due amount',
    ],
    true,
    'number',
  ),
  importColumn('dr_cr', 'Dr where the customer owes it, Cr where it is in his favour', ['dr/cr', 'cr/dr', 'd/c']),
  importColumn('po_number', "the buyer's order number", [
    'purchase order',
    'po no',
    'po#',
    'order number',
    'reference#',
    'customer po',
    'buyer order no',
  ]),
  {
    ...importColumn('as_of', 'the last day of the books that this comes from', ['as on', 'balance as on'], true, 'day'),
    isTyped: true,
  },
];

async function createReader(db: Db, site: Site, today: Day, lines: () => AsyncIterable<CellsOfLine>) {
  const [known, broughtForward] = await Promise.all([loadKnownParties(db, site), loadBroughtForward(db, site)]);
  const isKnown = (named: SectionOfParty) => namesSomebody(named, known);
  const sections = await findSections(lines(), isKnown);
  const context = { site, today, known, broughtForward, billed: sections.billed };
  const withCustomer = createSectionReader(sections, isKnown);
  const balances = new Set<string>();
  return (cells: CellsOfLine) => {
    const named = withCustomer(cells);
    if (typeof named === 'string') return { key: '', leftOut: named };
    const line = readBill(named, context);
    const values = 'values' in line ? (line.values as BillValues) : undefined;
    if (!values || billNumberOf(named) !== '') return line;
    if (balances.has(values.bill.reference)) return { key: '', problems: [isSecond(values.company)] };
    balances.add(values.bill.reference);
    return line;
  };
}

const isSecond = (company: string) =>
  `Another line of ${company} has no number and the same day; put them together in one, or give each a number.`;

const billIn = ({ values }: { values: unknown }) => (values as BillValues).bill;
const isOpen = ({ openMinor }: BroughtForwardBill) => openMinor !== 0;

async function validate(db: Db, site: Site, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const open = lines.filter((one) => isOpen(billIn(one)));
  const compared = await compareBills(db, site, open.map(billIn));
  const results = new Map(open.map(({ line }, at) => [line, compared[at]]));
  return lines.map(({ line }) => {
    const { outcome, ...more } = results.get(line) ?? { outcome: 'unchanged' as const };
    return { line, outcome, problem: 'problem' in more ? more.problem : '' };
  });
}

const shownFields = ['openMinor', 'billMinor', 'bookedOn', 'dueOn', 'purchaseOrderNo'] as const;
const columnOf: Readonly<Record<(typeof shownFields)[number], string>> = {
  openMinor: 'open_amount',
  billMinor: 'bill_amount',
  bookedOn: 'bill_date',
  dueOn: 'due_date',
  purchaseOrderNo: 'po_number',
};

type Shown = Pick<BroughtForwardBill, (typeof shownFields)[number]>;

function fieldsOf(before: Shown, after: Shown, { currency }: Pick<Site, 'currency'>): ImportedChange['fields'] {
  const text = (bill: Shown, field: (typeof shownFields)[number]) => {
    const value = bill[field];
    if (typeof value === 'number') return formatAmount({ minor: value, currency });
    return value && field !== 'purchaseOrderNo' ? formatDay(value) : (value ?? '');
  };
  return shownFields.flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ name: columnOf[field], before: text(before, field), after: text(after, field) }],
  );
}

/** What is kept with a written line, so that it can be taken back. */
type Before = { bill: BilledBefore; currency: Site['currency'] };

export const billImporter: Importer = {
  columns,
  sample: {
    customer: 'Acme Gears Private Limited',
    bill_number: 'INV/25-26/0412',
    bill_date: '12-09-2026',
    due_date: '27-10-2026',
    bill_amount: '1,25,000.00',
    open_amount: '85,000.00 Dr',
    po_number: 'PO-7781',
    as_of: '31-10-2026',
  },
  namesAbove: true,
  createReader,
  validate: ({ db, site }, lines) => validate(db, site, lines),
  async describe(db, site, lines) {
    const compared = await compareBills(db, site, lines.map(billIn));
    return lines.flatMap((one, at) => {
      const there = compared[at];
      if (there?.outcome !== 'changed') return [];
      const { booked } = there;
      return [{ line: one.line, fields: fieldsOf({ ...booked, openMinor: booked.amountMinor }, billIn(one), site) }];
    });
  },
  total: async (db, importId) => {
    const [total] = await sumBills(db, { importId });
    return total ?? { debitMinor: 0, creditMinor: 0, lines: 0, customers: 0 };
  },
  async write({ db, site, by, now }, lines) {
    const open = lines.filter((one) => isOpen(billIn(one)));
    const written = await bringForward(db, site, open.map(billIn), { by, now });
    const results = new Map(open.map(({ line }, at) => [line, written[at]]));
    return lines.map(({ line }): ValidatedLine => {
      const one = results.get(line) ?? { outcome: 'unchanged' as const };
      const problem = 'problem' in one ? one.problem : '';
      const before: Before | undefined = 'before' in one ? { bill: one.before, currency: site.currency } : undefined;
      return { line, outcome: one.outcome, problem, ...(before && { before }) };
    });
  },
  async undo({ db, site, by, now }, lines) {
    const written = lines.map((one) => ({ bill: billIn(one), before: (one.before as Before | null)?.bill ?? null }));
    const problems = await takeBackBills(db, site, written, { by, now });
    return lines.map(({ line }, at) => ({ line, problem: problems[at] ?? '' }));
  },
  describeWritten: (lines: readonly WrittenLine[]) =>
    lines.map((one) => {
      const { bill, currency } = (one.before ?? { bill: null }) as Partial<Before>;
      return { line: one.line, fields: bill && currency ? fieldsOf(bill, billIn(one), { currency }) : [] };
    }),
};
