import type { FieldError } from '../../lib/contract.ts';
import { msg, translate } from '../../lib/i18n.ts';
import { firstArmyPinCode, pinCodesOfRegion } from '../../sites/pin-codes.data.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Country } from '../../sites/site-facts.ts';

/** An Indian PIN has six digits and does not start with 0; spaces may divide it. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text.replace(/ /g, ''));

const elsewhere = msg('PIN code {pincode} is in {other}, but the address is in {state}. Please correct one of them.');
const nowhere = msg('No place in {state} has the PIN code {pincode}. Please correct one of them.');

/** What the tax office refuses: a PIN code of another state. Undefined where a PIN code is not checked. */
export function pincodeElsewhere(pincode: string, country: Country, regionId: number): string | undefined {
  const own = pinCodesOfRegion[regionId];
  if (country !== 'IN' || !own || !isPincode(pincode)) return undefined;
  const start = Number(pincode.replace(/ /g, '').slice(0, 3));
  const isWithin = (ranges: typeof own) => ranges.some(([from, to]) => start >= from && start <= to);
  if (start >= firstArmyPinCode || isWithin(own)) return undefined;
  const others = Object.entries(pinCodesOfRegion).flatMap(([id, ranges]) =>
    isWithin(ranges) ? [regionName(country, Number(id))] : [],
  );
  const slots = { pincode: pincode.trim(), state: regionName(country, regionId), other: others.join(' / ') };
  return translate(others.length > 0 ? elsewhere : nowhere, slots);
}

export function pincodeElsewhereErrors(
  field: string,
  pincode: string,
  country: Country,
  regionId: number,
): FieldError[] {
  const message = pincodeElsewhere(pincode, country, regionId);
  return message === undefined ? [] : [{ field, message }];
}
