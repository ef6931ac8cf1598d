import {
  type CustomerListLine,
  compareCustomerList,
  importCustomerList,
} from '../../account/customer-list/import-customer-list.server.ts';
import { loadPriceListOverview } from '../../catalogue/price-lists/price-list-overview.server.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { ImportColumn, ReadCells, ValidatedLine } from '../import-kind.data.ts';
import { customerColumns, readCustomer, requiredCustomerColumns } from './customer-columns.ts';
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
    const read = readCustomer(cells, context);
    return 'problems' in read
      ? {
          key: plainHyphens(cells.customer_id ?? '')
            .trim()
            .toUpperCase(),
          problems: read.problems,
        }
      : { key: read.row.customerCode, values: read.row };
  };
}

async function validate(db: Db, site: Site, lines: readonly StagedLine[]): Promise<ValidatedLine[]> {
  const rows = lines.map(({ values }) => values as CustomerListLine);
  const compared = await compareCustomerList(db, site, rows);
  return lines.map(({ line, values }) => {
    const outcome = compared.get((values as CustomerListLine).customerCode) ?? 'wrong';
    return { line, outcome, problem: '' };
  });
}

export const customerImporter: Importer = {
  columns,
  createReader,
  validate: ({ db, site }, lines) => validate(db, site, lines),
  async write({ db, site, by, now }, lines) {
    const validated = await validate(db, site, lines);
    const rows = lines.map(({ values }) => values as CustomerListLine);
    await importCustomerList(db, site, rows, { by, now });
    return validated;
  },
};
