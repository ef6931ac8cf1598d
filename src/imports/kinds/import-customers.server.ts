import { addToCustomer } from '../../account/customer-import/add-to-customer.server.ts';
import {
  type CustomerListLine,
  compareCustomerList,
  compareRegistrationList,
  freeCodesFor,
  importCustomerList,
  importListedRegistrations,
  type ListedRegistration,
  loadListed,
  registrationKey,
} from '../../account/customer-import/import-customer-list.server.ts';
import { loadKnownParties } from '../../account/customer-import/known-parties.server.ts';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { loadPriceListOverview } from '../../catalogue/price-lists/price-list-overview.server.ts';
import { plural } from '../../lib/i18n.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { grantCredit } from '../../payments/credit/grant-credit.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ImportColumn, ReadCells, ValidatedLine } from '../import-kind.data.ts';
import {
  customerColumns,
  isOfFurtherRegistration,
  readCustomer,
  readFurtherRegistration,
  requiredCustomerColumns,
} from './customer-columns.ts';
import { createDoubtFinder, type StagedCustomer } from './customer-doubts.ts';
import type { Importer, StagedLine } from './importer.ts';
import { mergeWithListed } from './merge-with-listed.ts';
import { countBareCustomers } from './new-customers.db.ts';

const meanings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  company: [
    'name of the company',
    'customer name',
    'name',
    'party name',
    'ledger name',
    'party',
    'particulars',
    'company name',
  ],
  customer_id: [
    "the seller's customer number; without it customers are found by tax number and name",
    'customer code',
    'customer no',
    'customer number',
    'account no',
    'ledger code',
    'party code',
    'code',
  ],
  tax_number: [
    'GSTIN or TRN; empty for who is not registered',
    'gstin',
    'gst no',
    'gstin uin',
    'trn',
    'vat number',
    'gst number',
  ],
  contact_person: ['contact person', 'contact name', 'attention', 'kind attention'],
  email: ['e-mail address', 'e-mail', 'mail', 'email id'],
  mobile: ['telephone number', 'phone', 'mobile no', 'mobile number', 'telephone', 'contact no', 'phone no'],
  address: ['billing address', 'billing address', 'street', 'mailing address'],
  city: ['city', 'town'],
  state: ['state or emirate; without it that of the GSTIN', 'emirate', 'region', 'state name'],
  pincode: ['PIN code or P.O. box', 'pin', 'zip', 'po box', 'pin code'],
  delivery_address: ['where goods go; empty: the billing address', 'ship to address'],
  delivery_state: ['state or emirate of the delivery address', 'ship to state'],
  delivery_city: ['city of the delivery address', 'ship to city'],
  delivery_pincode: ['PIN code of the delivery address', 'ship to pin'],
  price_list: ['name of a price list', 'price group', 'price level'],
  sales_manager: ['who looks after the customer', 'salesman', 'salesperson', 'sales person', 'sales executive'],
  credit_limit: ['credit limit; 0: no credit', 'limit', 'cr limit'],
  credit_days: ['days of credit', 'credit period', 'payment terms', 'cr days'],
  grace_days: ['days of grace after them', 'grace'],
  further_registration: ['yes: another GSTIN or TRN of the customer, with its principal address', 'further gstin'],
};

const required: readonly string[] = requiredCustomerColumns;
const columns = customerColumns.map((name): ImportColumn => {
  const [meaning = '', ...aliases] = meanings[name] ?? [];
  return { name, required: required.includes(name), meaning, aliases };
});

async function createReader(db: Db, site: Site): Promise<ReadCells> {
  const { lists } = await loadPriceListOverview(db, site, new Date());
  const context = { site, priceLists: lists };
  const findDoubts = createDoubtFinder(site, await loadKnownParties(db, site));
  return (cells) => {
    const customerCode = plainHyphens(cells.customer_id ?? '')
      .trim()
      .toUpperCase();
    const number = normalizeTaxNumber(cells.tax_number ?? '');
    if (isOfFurtherRegistration(cells)) {
      const read = readFurtherRegistration(cells, site);
      const key = registrationKey({ customerCode, taxNumber: number });
      return 'problems' in read ? { key, ...read } : { key, values: read };
    }
    const read = readCustomer(cells, context);
    if ('problems' in read) return { key: customerCode, ...read };
    const { line } = read.customer;
    // A line without a customer ID is told from others by its name and number.
    const key = line.customerCode || [line.company.toLowerCase(), line.taxNumber].filter(Boolean).join(' \u00b7 ');
    const found = findDoubts(read.customer);
    return 'problems' in found ? { key, ...found } : { key, values: found };
  };
}

/** A row of an import that an earlier release has checked is the line itself. */
type Values = { customer: StagedCustomer } | { registration: ListedRegistration } | CustomerListLine;

function customerIn(values: Values): StagedCustomer | undefined {
  if ('customer' in values) return values.customer;
  if ('registration' in values) return undefined;
  const line = { ...values, contactName: '', salesManager: null };
  return { line, given: Object.keys(values) as (keyof CustomerListLine)[] };
}

type LineToWrite = { line: number; customer: StagedCustomer };

/** The customers among the lines, and their further registrations. */
function divide(lines: readonly StagedLine[]) {
  const values = lines.map(({ line, values: staged }) => ({ line, values: staged as Values }));
  const customers = values.flatMap(({ line, values: one }): LineToWrite[] => {
    const customer = customerIn(one);
    return customer ? [{ line, customer }] : [];
  });
  return {
    additions: customers.flatMap(({ line, customer: { sameAs, line: row } }) =>
      sameAs ? [{ line, sameAs, row }] : [],
    ),
    customers: customers.filter(({ customer }) => !customer.sameAs),
    registrations: values.flatMap(({ values: one }) => ('registration' in one ? [one.registration] : [])),
  };
}

/** What the lines say of customers who are there is laid over what the list has of them. */
async function rowsOf(db: Db, site: Site, customers: readonly LineToWrite[]) {
  const listed = await loadListed(
    db,
    site,
    customers.map(({ customer }) => customer.line),
  );
  return customers.map(({ line, customer }) => {
    const { row, problem } = mergeWithListed(customer, listed(customer.line));
    return { line, row: { ...row, ...(customer.accountId && { accountId: customer.accountId }) }, problem };
  });
}

async function validate(db: Db, site: Site, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const { additions, customers, registrations } = divide(lines);
  const rows = await rowsOf(db, site, customers);
  const compared = await compareCustomerList(
    db,
    site,
    rows.map(({ row }) => row),
  );
  const further = await compareRegistrationList(db, site, registrations);
  const outcomes = new Map<number, ValidatedLine>([
    ...additions.map(({ line }) => [line, { line, outcome: 'changed' as const, problem: '' }] as const),
    ...rows.map(({ line, row, problem }) => {
      const outcome = problem === '' ? (compared.get(row.customerCode) ?? 'new') : 'wrong';
      return [line, { line, outcome, problem }] as const;
    }),
  ]);
  return lines.map(({ line, values }) => {
    const one = values as Values;
    if (!('registration' in one)) return outcomes.get(line) ?? { line, outcome: 'wrong', problem: '' };
    return { line, outcome: further.get(registrationKey(one.registration))?.outcome ?? 'wrong', problem: '' };
  });
}

/** The lines are looked for once the customers of the file are written. */
async function findLinesOfNobody(db: Db, site: Site, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const further = await compareRegistrationList(db, site, divide(lines).registrations);
  return lines.flatMap(({ line, values }) => {
    const one = values as Values;
    if (!('registration' in one) || !further.get(registrationKey(one.registration))?.isOfNobody) return [];
    const { customerCode } = one.registration;
    const problem = `customer_id '${customerCode}' is not in the list; write the customer's own line above this one.`;
    return [{ line, outcome: 'wrong' as const, problem }];
  });
}

async function worthKnowing(db: Db, { tax }: Site, importId: number): Promise<string[]> {
  const [{ unregistered = 0, withoutEmail = 0, withoutCredit = 0 } = {}] = await countBareCustomers(db, { importId });
  const says = (count: number, what: string) => (count > 0 ? [`${plural(count, 'new customer')} ${what}`] : []);
  return [
    ...says(unregistered, `without ${tax.numberLabel}: sold to as not registered.`),
    ...says(
      withoutEmail,
      'without e-mail address: reminders and receipts cannot be mailed, and nobody can be invited.',
    ),
    ...says(withoutCredit, 'without credit: they pay before dispatch.'),
  ];
}

export const customerImporter: Importer = {
  columns,
  sample: {
    customer_id: 'C-1001',
    tax_number: '',
    company: 'Acme Gears Private Limited',
    email: 'purchase@acme.example',
    address: 'Plot 4, MIDC',
    state: 'Maharashtra',
    city: 'Pune',
    pincode: '411019',
    credit_limit: '5,00,000',
    credit_days: '45',
  },
  worthKnowing,
  createReader,
  validate: ({ db, site }, lines) => validate(db, site, lines),
  async write({ db, site, by, now }, lines) {
    const validated = await validate(db, site, lines);
    const opening = { by, now, grantCredit };
    const { additions, customers } = divide(lines);
    const rows = (await rowsOf(db, site, customers)).flatMap(({ row, problem }) => (problem === '' ? [row] : []));
    if (rows.length > 0) await importCustomerList(db, site, await freeCodesFor(db, site, rows), opening);
    const lost: ValidatedLine[] = [];
    for (const { line, row, sameAs } of additions)
      if (!(await addToCustomer(db, site, row, sameAs, opening)))
        lost.push({
          line,
          outcome: 'wrong',
          problem: `${sameAs.company} was not written, so nothing was added to it.`,
        });
    const ofNobody = await findLinesOfNobody(db, site, lines);
    const isWrong = new Map([...ofNobody, ...lost].map((one) => [one.line, one]));
    const { registrations } = divide(lines.filter(({ line }) => !isWrong.has(line)));
    if (registrations.length > 0) await importListedRegistrations(db, site, registrations, { by, now });
    return validated.map((one) => isWrong.get(one.line) ?? one);
  },
};
