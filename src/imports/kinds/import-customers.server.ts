import { type CustomerListLine, registrationKey } from '../../account/customer-import/import-customer-list.server.ts';
import { loadKnownParties } from '../../account/customer-import/known-parties.server.ts';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { loadPriceListNames } from '../../catalogue/price-lists/price-list-overview.server.ts';
import { plural } from '../../lib/i18n.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ImportColumn, ReadCells } from '../import-kind.data.ts';
import type { WrittenLine } from '../imports.db.ts';
import {
  customerColumns,
  isOfFurtherRegistration,
  readCustomer,
  readFurtherRegistration,
  requiredCustomerColumns,
} from './customer-columns.ts';
import { createDoubtFinder } from './customer-doubts.ts';
import { type ChangedField, customersOfLines, divideLines, fieldTeller, outcomesOf } from './customer-rows.server.ts';
import type { ImportedChange, Importer, StagedLine } from './importer.ts';
import { countBareCustomers } from './new-customers.db.ts';
import { undoCustomers } from './undo-customers.server.ts';
import { type CustomerBefore, writeCustomers } from './write-customers.server.ts';

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
    'gstin no',
    'gstin number',
    'gst in',
    'trn',
    'vat number',
    'gst number',
  ],
  contact_person: ['contact person', 'contact name', 'attention', 'kind attention'],
  email: ['e-mail address', 'e-mail', 'mail', 'email id'],
  mobile: ['telephone number', 'phone', 'mobile no', 'mobile number', 'telephone', 'contact no', 'phone no'],
  address: ['billing address', 'billing address', 'street', 'mailing address'],
  city: ['city', 'town', 'station'],
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
  const context = { site, priceLists: await loadPriceListNames(db, site) };
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

/** What the lines would change of customers who are there. */
async function describe(db: Db, site: Site, lines: readonly StagedLine[]): Promise<ImportedChange[]> {
  const tell = await fieldTeller(db, site);
  const { customers, additions } = divideLines(lines);
  const rows = await customersOfLines(db, site, customers);
  return [
    ...rows.map(({ line, row }) => ({ line, fields: row.standing ? tell(row.standing, row) : [] })),
    ...additions.map(({ line, row }) => ({ line, fields: addedFields(row) })),
  ];
}

const addedFields = ({ billing, contactName, email, mobile }: CustomerListLine): ChangedField[] => {
  const contact = [contactName, email, mobile ?? ''].filter((part) => part !== '').join(', ');
  return [
    { name: 'delivery_address', before: '', after: billing.line },
    { name: 'contact_person', before: '', after: contact },
  ].filter(({ after }) => after !== '');
};

function describeWritten(lines: readonly WrittenLine[]): ImportedChange[] {
  return lines.map(({ line, before }) => {
    const kept = before as CustomerBefore | null;
    if (kept && 'fields' in kept) return { line, fields: kept.fields };
    return { line, fields: kept && 'added' in kept ? addedFields(kept.row) : [] };
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
  async validate({ db, site }, lines) {
    return outcomesOf(db, site, lines, await customersOfLines(db, site, divideLines(lines).customers));
  },
  describe,
  write: writeCustomers,
  undo: undoCustomers,
  describeWritten,
};
