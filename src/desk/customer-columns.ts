import { isCompanyName } from '../account/company-name.rule.ts';
import { isEmail } from '../account/email.rule.ts';
import type { ListedLine } from '../account/list-customers.server.ts';
import { readMobile } from '../account/mobile.rule.ts';
import { cityNamed, regionNamed } from '../account/regions.ts';
import { isTaxNumber, readTaxNumber } from '../account/tax-number.rule.ts';
import { amount, name, type Read, type Reader, text, whole } from '../catalogue/import-value.ts';
import { plainText } from '../lib/contract.ts';
import type { Site } from '../sites/site.ts';

export const requiredCustomerColumns = ['customer_id', 'tax_number', 'company', 'email', 'address', 'state'] as const;
const optional = [
  ...['mobile', 'city', 'pincode', 'delivery_address', 'delivery_state', 'delivery_city', 'delivery_pincode'],
  ...['price_list', 'credit_limit', 'credit_days', 'grace_days'],
] as const;
export const customerColumns: readonly string[] = [...requiredCustomerColumns, ...optional];

export type CustomerTerms = { site: Site; priceLists: ReadonlyMap<string, number> };

const wrong = (cell: string, why: string): Read<never> => ({ problem: `'${cell.slice(0, 40)}' ${why}` });
const line: Reader<string> = (cell) =>
  plainText(300).safeParse(cell).success ? name(300)(cell) : wrong(cell, 'holds signs that no address has');

/** The line that a record's cells say, or every problem with them, in words for whoever mends the file. */
export function readCustomer(
  cells: Readonly<Record<string, string>>,
  terms: CustomerTerms,
): { row: ListedLine } | { problems: string[] } {
  const problems: string[] = [];
  const cell = (column: string) => cells[column]?.trim() ?? '';
  const take = <T>(column: string, read: Reader<T>, otherwise: T): T => {
    const said = cell(column).includes('\ufffd') ? wrong(cell(column), 'is not UTF-8 text') : read(cell(column));
    if ('value' in said) return said.value;
    problems.push(`${column} ${said.problem}.`);
    return otherwise;
  };
  const { site } = terms;
  const billing = readPlace('', take, site);
  const apart = cell('delivery_address') !== '';
  if (!apart && ['delivery_state', 'delivery_city', 'delivery_pincode'].some((column) => cell(column) !== ''))
    problems.push('delivery_address is empty; write it, or leave the other delivery columns empty as well.');
  const creditLimitMinor = cell('credit_limit') === '' ? null : take('credit_limit', amount, 0);
  const days = take('credit_days', whole(0, 365, null), null);
  if (creditLimitMinor !== null && days === null) problems.push('credit_days is empty; a credit_limit needs them.');
  const row: ListedLine = {
    customerCode: take('customer_id', name(60), '').toUpperCase(),
    taxNumber: take('tax_number', taxNumber(site), ''),
    company: take('company', company, ''),
    email: take('email', email, ''),
    mobile: take('mobile', mobile(site), null),
    billing,
    delivery: apart ? readPlace('delivery_', take, site) : billing,
    priceListId: take('price_list', priceList(terms), null),
    creditLimitMinor,
    creditPeriodDays: creditLimitMinor === null ? null : days,
    creditGraceDays: creditLimitMinor === null ? null : take('grace_days', whole(0, 365, 0), 0),
  };
  return problems.length > 0 ? { problems } : { row };
}

type Take = <T>(column: string, read: Reader<T>, otherwise: T) => T;

/** A city that is not on the list of the site's cities is kept by its name. */
function readPlace(prefix: '' | 'delivery_', take: Take, { country, region }: Site): ListedLine['billing'] {
  const state: Reader<number> = (cell) => {
    const found = regionNamed(country, cell);
    return found
      ? { value: found.id }
      : wrong(cell, `is no ${region.label.toLowerCase()} of this site; write its full name`);
  };
  const regionId = take(`${prefix}state`, state, 0);
  const cityName = take(`${prefix}city`, text(100), '');
  const city = cityNamed(country, regionId, cityName);
  return {
    line: take(`${prefix}address`, line, ''),
    regionId,
    cityId: city?.id ?? null,
    cityName: city?.name ?? cityName,
    pincode: take(`${prefix}pincode`, text(20), ''),
  };
}

const taxNumber =
  ({ tax }: Site): Reader<string> =>
  (cell) => {
    const number = readTaxNumber(cell);
    return isTaxNumber(number, tax) ? { value: number } : wrong(cell, `is no ${tax.numberLabel}`);
  };

const company: Reader<string> = (cell) =>
  isCompanyName(cell)
    ? text(150)(cell)
    : wrong(cell, 'is no company name; write letters, digits and , . / _ ( ) & @ -');

const email: Reader<string> = (cell) =>
  isEmail(cell) ? { value: cell.toLowerCase() } : wrong(cell, 'is no e-mail address');

const mobile =
  ({ country }: Site): Reader<string | null> =>
  (cell) => {
    const number = cell === '' ? null : readMobile(cell, country);
    return number === undefined ? wrong(cell, 'is no mobile number of this country') : { value: number };
  };

const priceList =
  ({ priceLists }: CustomerTerms): Reader<number | null> =>
  (cell) => {
    if (cell === '') return { value: null };
    const id = priceLists.get(cell);
    return id === undefined
      ? wrong(cell, `is no price list of this site; write one of ${[...priceLists.keys()].join(', ')}`)
      : { value: id };
  };
