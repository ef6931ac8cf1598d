import {
  type CustomerListLine,
  compareCustomerList,
  compareRegistrationList,
  importCustomerList,
  importListedRegistrations,
  type ListedRegistration,
  registrationKey,
} from '../../account/customer-list/import-customer-list.server.ts';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { loadPriceListOverview } from '../../catalogue/price-lists/price-list-overview.server.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
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
import type { Importer, StagedLine } from './importer.ts';

const meanings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  customer_id: ["the seller's customer number", 'customer code', 'customer no', 'account no', 'ledger code', 'code'],
  tax_number: ['GSTIN or TRN', 'gstin', 'gst no', 'trn', 'vat number'],
  company: ['name of the company', 'customer name', 'name', 'party name', 'ledger name'],
  email: ['e-mail address', 'e-mail', 'mail', 'email id'],
  address: ['billing address', 'billing address', 'street'],
  state: ['state or emirate', 'emirate', 'region'],
  mobile: ['mobile number', 'phone', 'mobile no'],
  city: ['city'],
  pincode: ['PIN code or P.O. box', 'pin', 'zip', 'po box'],
  delivery_address: ['where goods go; empty: the billing address', 'ship to address'],
  delivery_state: ['state or emirate of the delivery address', 'ship to state'],
  delivery_city: ['city of the delivery address', 'ship to city'],
  delivery_pincode: ['PIN code of the delivery address', 'ship to pin'],
  price_list: ['name of a price list', 'price group'],
  credit_limit: ['credit limit; empty: no credit', 'limit'],
  credit_days: ['days of credit', 'credit period', 'payment terms'],
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
  return (cells) => {
    const customerCode = plainHyphens(cells.customer_id ?? '')
      .trim()
      .toUpperCase();
    if (isOfFurtherRegistration(cells)) {
      const read = readFurtherRegistration(cells, site);
      const key = registrationKey({ customerCode, taxNumber: normalizeTaxNumber(cells.tax_number ?? '') });
      return 'problems' in read ? { key, ...read } : { key, values: read };
    }
    const read = readCustomer(cells, context);
    return 'problems' in read ? { key: customerCode, ...read } : { key: read.row.customerCode, values: read.row };
  };
}

type Values = CustomerListLine | { registration: ListedRegistration };

/** The customers among the lines, and their further registrations. */
function divide(lines: readonly StagedLine[]) {
  const values = lines.map((one) => one.values as Values);
  return {
    rows: values.flatMap((one) => ('registration' in one ? [] : [one])),
    registrations: values.flatMap((one) => ('registration' in one ? [one.registration] : [])),
  };
}

async function validate(db: Db, site: Site, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const { rows, registrations } = divide(lines);
  const compared = await compareCustomerList(db, site, rows);
  const further = await compareRegistrationList(db, site, registrations);
  return lines.map(({ line, values }) => {
    const one = values as Values;
    const outcome =
      'registration' in one ? further.get(registrationKey(one.registration))?.outcome : compared.get(one.customerCode);
    return { line, outcome: outcome ?? 'wrong', problem: '' };
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
  createReader,
  validate: ({ db, site }, lines) => validate(db, site, lines),
  async write({ db, site, by, now }, lines) {
    const validated = await validate(db, site, lines);
    const { rows } = divide(lines);
    if (rows.length > 0) await importCustomerList(db, site, rows, { by, now });
    const ofNobody = await findLinesOfNobody(db, site, lines);
    const isWrong = new Map(ofNobody.map((one) => [one.line, one]));
    const { registrations } = divide(lines.filter(({ line }) => !isWrong.has(line)));
    if (registrations.length > 0) await importListedRegistrations(db, site, registrations, { by, now });
    return validated.map((one) => isWrong.get(one.line) ?? one);
  },
};
