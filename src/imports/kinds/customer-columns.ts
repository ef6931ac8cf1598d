import { findCityByName, regionNamed } from '../../account/addresses/regions.ts';
import type { CustomerListLine, ListedRegistration } from '../../account/customer-list/import-customer-list.server.ts';
import type { ListedAddress } from '../../account/customer-list/listed-customers.table.ts';
import { companyNameSigns, isCompanyName, isLegalName } from '../../account/forms/company-name.rule.ts';
import { isEmail } from '../../account/forms/email.rule.ts';
import { parseMobile } from '../../account/forms/mobile.rule.ts';
import { isPincode, pincodeElsewhere } from '../../account/forms/pincode.rule.ts';
import { registrationErrors } from '../../account/registrations/registration-form.rule.ts';
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

export const requiredCustomerColumns = ['customer_id', 'tax_number', 'company', 'email', 'address', 'state'] as const;
const required: ReadonlySet<string> = new Set(requiredCustomerColumns);
const optional = [
  'mobile',
  'city',
  'pincode',
  'delivery_address',
  'delivery_state',
  'delivery_city',
  'delivery_pincode',
  'price_list',
  'credit_limit',
  'credit_days',
  'grace_days',
  'further_registration',
] as const;
export const customerColumns: readonly string[] = [...requiredCustomerColumns, ...optional];

export type CustomerImportContext = { site: Site; priceLists: readonly { id: number; name: string }[] };

const wrong = (cell: string, why: string): CellResult<never> => ({ problem: `'${cell.slice(0, 40)}' ${why}` });
const line: CellParser<string> = (cell) =>
  plainText(300).safeParse(cell).success
    ? name(300)(cell)
    : wrong(cell, 'contains characters not allowed in an address');

type Cells = Readonly<Record<string, string>>;

/** Reads cells, and collects what is wrong with them. */
function cellReader(cells: Cells) {
  const problems: string[] = [];
  const cell = (column: string) => cells[column]?.trim() ?? '';
  const take: Take = (column, read, otherwise) => {
    const isMissing = cell(column) === '' && required.has(column);
    const result = isMissing ? { problem: 'is empty; write a value' } : read(cell(column));
    if ('value' in result) return result.value;
    problems.push(`${column} ${result.problem}.`);
    return otherwise;
  };
  return { problems, cell, take };
}

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
  const customerCode = take('customer_id', code(60), '').toUpperCase();
  const taxNumber = take('tax_number', taxNumberOf(site), '');
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
): { row: CustomerListLine } | { problems: string[] } {
  const reader = cellReader(cells);
  const { take, cell, problems } = reader;
  const { site } = context;
  const billing = readPlace('', take, site);
  const delivery = readDelivery(reader, site) ?? billing;
  take('further_registration', oneOf(['', 'no', 'yes']), '');
  const creditLimitMinor = saysNothing(cell('credit_limit')) ? null : take('credit_limit', amount, 0);
  const days = take('credit_days', dayCount(0, 365, null), null);
  if (creditLimitMinor !== null && days === null)
    problems.push('credit_days is empty but required with a credit_limit.');
  const row: CustomerListLine = {
    customerCode: take('customer_id', code(60), '').toUpperCase(),
    taxNumber: take('tax_number', taxNumberOf(site), ''),
    company: take('company', company, ''),
    email: take('email', email, ''),
    mobile: take('mobile', mobile(site), null),
    billing,
    delivery,
    priceListId: take('price_list', priceList(context), null),
    creditLimitMinor,
    creditPeriodDays: creditLimitMinor === null ? null : days,
    creditGraceDays: creditLimitMinor === null ? null : take('grace_days', dayCount(0, 365, 0), 0),
  };
  return problems.length > 0 ? { problems } : { row };
}

type Take = <T>(column: string, read: CellParser<T>, otherwise: T) => T;

/** A city that is not on the site's list is stored by its name. */
function readPlace(prefix: '' | 'delivery_', take: Take, { country, region, requires }: Site): ListedAddress {
  const state: CellParser<number> = (cell) => {
    const found = regionNamed(country, cell);
    return found
      ? { value: found.id }
      : wrong(cell, `is not a known ${region.label.toLowerCase()}; write its full name`);
  };
  const regionId = take(`${prefix}state`, state, 0);
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

const mobile =
  ({ country }: Site): CellParser<string | null> =>
  (cell) => {
    const number = cell === '' ? null : parseMobile(cell, country);
    return number === undefined ? wrong(cell, 'is not a mobile number of this country') : { value: number };
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
