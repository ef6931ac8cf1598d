import { findCityByName, regionNamed, regionWritten } from '../../account/addresses/regions.ts';
import type {
  CustomerListLine,
  ListedRegistration,
} from '../../account/customer-import/import-customer-list.server.ts';
import type { ListedAddress } from '../../account/customer-list/listed-customers.table.ts';
import { companyNameSigns, isCompanyName, isLegalName } from '../../account/forms/company-name.rule.ts';
import { isEmail } from '../../account/forms/email.rule.ts';
import { parsePhone } from '../../account/forms/phone.rule.ts';
import { isPincode, pincodeElsewhere } from '../../account/forms/pincode.rule.ts';
import { registrationErrors } from '../../account/registrations/registration-form.rule.ts';
import { gstinRegionId } from '../../account/tax-registration/gstin.rule.ts';
import { isTaxNumber, normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import {
  amount,
  type CellParser,
  type CellResult,
  code,
  dayCount,
  name,
  oneOf,
  text,
} from '../../catalogue/import/cell-parsers.ts';
import { listNamed } from '../../catalogue/price-lists/price-list-name.rule.ts';
import { plainText } from '../../lib/contract.ts';
import { saysNothing } from '../../lib/typed-number.ts';
import type { Site } from '../../sites/site.ts';

/** What a customer needs is asked for where one is new: of one that is known a file may have the number and one column more. */
export const requiredCustomerColumns = ['company'] as const;
const required: ReadonlySet<string> = new Set(requiredCustomerColumns);
const optional = [
  'customer_id',
  'tax_number',
  'contact_person',
  'email',
  'mobile',
  'address',
  'city',
  'state',
  'pincode',
  'delivery_address',
  'delivery_state',
  'delivery_city',
  'delivery_pincode',
  'price_list',
  'sales_manager',
  'credit_limit',
  'credit_days',
  'grace_days',
  'further_registration',
] as const;
export const customerColumns: readonly string[] = [...requiredCustomerColumns, ...optional];

export type CustomerImportContext = { site: Site; priceLists: readonly { id: number; name: string }[] };

/** What a line says of a customer; what it does not say stays as it is. The rest of a new customer is empty. */
export type CustomerCells = {
  line: CustomerListLine;
  given: (keyof CustomerListLine)[];
};

const wrong = (cell: string, why: string): CellResult<never> => ({ problem: `'${cell.slice(0, 40)}' ${why}` });
const line: CellParser<string> = (cell) =>
  plainText(300).safeParse(cell).success
    ? name(300)(cell)
    : wrong(cell, 'contains characters not allowed in an address');

type Cells = Readonly<Record<string, string>>;

/** Reads cells, and collects what is wrong with them. */
function cellReader(cells: Cells) {
  const problems: string[] = [];
  const cell = (column: string) => (isBlank(cells[column] ?? '') ? '' : (cells[column] ?? '').trim());
  const take: Take = (column, read, otherwise) => {
    const isMissing = cell(column) === '' && required.has(column);
    const result = isMissing ? { problem: 'is empty; write a value' } : read(cell(column));
    if ('value' in result) return result.value;
    problems.push(`${column} ${result.problem}.`);
    return otherwise;
  };
  return { problems, cell, take };
}

/** Lists write nothing in many ways. */
const isBlank = (cell: string) => /^(?:|-+|–|—|nil|n\/?a|none|not available)$/i.test(cell.trim());

type CellReader = ReturnType<typeof cellReader>;

function readDelivery({ cell, take, problems }: CellReader, site: Site): ListedAddress | undefined {
  if (cell('delivery_address') !== '') return readPlace('delivery_', take, site);
  if (['delivery_state', 'delivery_city', 'delivery_pincode'].some((column) => cell(column) !== ''))
    problems.push('delivery_address is empty; fill it in, or leave the other delivery columns empty too.');
  return undefined;
}

/** The line is of another number of a customer who has a line of its own. */
export function isOfFurtherRegistration(cells: Cells): boolean {
  return /^yes$/i.test(cells.further_registration?.trim() ?? '');
}

const ofCustomer = ['price_list', 'credit_limit', 'credit_days', 'grace_days'] as const;

/** A further registration has a principal address, and the delivery address that names it. */
export function readFurtherRegistration(
  cells: Cells,
  site: Site,
): { registration: ListedRegistration } | { problems: string[] } {
  const reader = cellReader(cells);
  const { take, cell, problems } = reader;
  const principal = readPlace('', take, site);
  const delivery = readDelivery(reader, site) ?? null;
  const customerCode = take('customer_id', filled(code(60)), '').toUpperCase();
  const taxNumber = take('tax_number', filled(taxNumberOf(site)), '');
  const legalName = take('company', company, '');
  for (const column of ofCustomer)
    if (cell(column) !== '') problems.push(`${column} belongs to the customer's own line; leave it empty here.`);
  if (problems.length > 0) return { problems };
  const { line: address, regionId, cityName, pincode } = principal;
  const form = {
    legal_name: legalName,
    address,
    city: cityName,
    pincode,
    tax_number: taxNumber,
    state: String(regionId),
  };
  const wrongFields = registrationErrors(form, site, { own: [] });
  if (wrongFields.length > 0) return { problems: wrongFields.map(({ field, message }) => `${field}: ${message}.`) };
  return { registration: { customerCode, taxNumber, legalName, principal, delivery } };
}

export function readCustomer(
  cells: Cells,
  context: CustomerImportContext,
): { customer: CustomerCells } | { problems: string[] } {
  const reader = cellReader(cells);
  const { take, cell, problems } = reader;
  const { site } = context;
  const has = (column: string) => cell(column) !== '';
  const taxNumber =
    has('tax_number') && !isUnregistered(cell('tax_number')) ? take('tax_number', taxNumberOf(site), '') : '';
  const billing = has('address') ? readPlace('', take, site, stateOf(reader, taxNumber, site)) : nowhere;
  const delivery = has('delivery_address') ? readDelivery(reader, site) : billing;
  if (!has('delivery_address')) readDelivery(reader, site);
  take('further_registration', oneOf(['', 'no', 'yes']), '');
  const saysCredit = has('credit_limit') && !saysNothing(cell('credit_limit'));
  const creditLimitMinor = saysCredit ? take('credit_limit', amount, 0) : null;
  const days = take('credit_days', dayCount(0, 365, null), null);
  if (creditLimitMinor !== null && creditLimitMinor > 0 && days === null)
    problems.push('credit_days is empty but required with a credit_limit.');
  const line: CustomerListLine = {
    customerCode: has('customer_id') ? take('customer_id', code(60), '').toUpperCase() : '',
    taxNumber,
    company: take('company', company, ''),
    email: has('email') ? take('email', email, '') : '',
    mobile: has('mobile') ? take('mobile', phone(site), null) : null,
    contactName: take('contact_person', text(100), ''),
    salesManager: take('sales_manager', text(100), '') || null,
    billing,
    delivery: delivery ?? billing,
    priceListId: take('price_list', priceList(context), null),
    // Credit of 0 is none.
    creditLimitMinor: creditLimitMinor || null,
    creditPeriodDays: creditLimitMinor ? days : null,
    creditGraceDays: creditLimitMinor ? take('grace_days', dayCount(0, 365, 0), 0) : null,
  };
  if (problems.length > 0) return { problems };
  return { customer: { line, given: givenIn(has) } };
}

const nowhere: ListedAddress = { line: '', regionId: 0, cityId: null, cityName: '', pincode: '' };

const isUnregistered = (cell: string) => /^(?:urp|unregistered|un-?reg\.?|consumer|not registered)$/i.test(cell);

/** The state of a GSTIN where the file has none. */
function stateOf({ cell }: CellReader, taxNumber: string, { tax, country }: Site): number | undefined {
  if (cell('state') !== '' || taxNumber === '' || !tax.splits) return undefined;
  return regionNamed(country, String(gstinRegionId(taxNumber)))?.id;
}

const columnsOfFields: Partial<Record<keyof CustomerListLine, string>> = {
  customerCode: 'customer_id',
  taxNumber: 'tax_number',
  company: 'company',
  email: 'email',
  mobile: 'mobile',
  contactName: 'contact_person',
  salesManager: 'sales_manager',
  billing: 'address',
  delivery: 'delivery_address',
  priceListId: 'price_list',
  creditLimitMinor: 'credit_limit',
  creditPeriodDays: 'credit_limit',
  creditGraceDays: 'credit_limit',
};

function givenIn(has: (column: string) => boolean): (keyof CustomerListLine)[] {
  const fields = Object.entries(columnsOfFields) as [keyof CustomerListLine, string][];
  return fields.flatMap(([field, column]) => (has(column) ? [field] : []));
}

type Take = <T>(column: string, read: CellParser<T>, otherwise: T) => T;

/** A city that is not on the site's list is stored by its name. */
function readPlace(
  prefix: '' | 'delivery_',
  take: Take,
  { country, region, requires }: Site,
  known?: number,
): ListedAddress {
  const state: CellParser<number> = (cell) => {
    if (cell === '') return { problem: 'is empty; write a value' };
    const found = regionWritten(country, cell);
    return found
      ? { value: found.id }
      : wrong(cell, `is not a known ${region.label.toLowerCase()}; write its full name`);
  };
  const regionId = known ?? take(`${prefix}state`, state, 0);
  const pincode: CellParser<string> = (cell) => {
    if (requires.pincode && cell !== '' && !isPincode(cell)) return wrong(cell, 'is not a PIN code; write six digits');
    return pincodeElsewhere(cell, country, regionId) ? wrong(cell, 'is the PIN code of another state') : text(20)(cell);
  };
  const cityName = take(`${prefix}city`, text(100), '');
  const city = findCityByName(country, regionId, cityName);
  return {
    line: take(`${prefix}address`, line, ''),
    regionId,
    cityId: city?.id ?? null,
    cityName: city?.name ?? cityName,
    pincode: take(`${prefix}pincode`, pincode, ''),
  };
}

const filled =
  (read: CellParser<string>): CellParser<string> =>
  (cell) =>
    cell === '' ? { problem: 'is empty; write a value' } : read(cell);

const taxNumberOf =
  ({ tax }: Site): CellParser<string> =>
  (cell) => {
    const number = normalizeTaxNumber(cell);
    return isTaxNumber(number, tax) ? { value: number } : wrong(cell, `is not a valid ${tax.numberLabel}`);
  };

const company: CellParser<string> = (cell) => {
  if (!isCompanyName(cell))
    return wrong(cell, `is not a valid company name; use letters, digits and ${companyNameSigns}`);
  return isLegalName(cell) ? text(150)(cell) : wrong(cell, 'is too short for an invoice; write the registered name');
};

const email: CellParser<string> = (cell) =>
  isEmail(cell) ? { value: cell.toLowerCase() } : wrong(cell, 'is not an e-mail address');

const phone =
  ({ country }: Site): CellParser<string | null> =>
  (cell) => {
    const number = parsePhone(cell, country);
    return number === undefined ? wrong(cell, 'is not a telephone number') : { value: number };
  };

const priceList =
  ({ priceLists }: CustomerImportContext): CellParser<number | null> =>
  (cell) => {
    if (cell === '') return { value: null };
    const list = listNamed(priceLists, cell);
    if (list) return { value: list.id };
    const advice =
      priceLists.length > 0
        ? `use one of ${priceLists.map((one) => one.name).join(', ')}`
        : 'there is none; make one at the desk under Prices';
    return wrong(cell, `is not a price list of this site; ${advice}`);
  };
