// Texts for India's portals: without the characters they refuse, no longer than they take, days as dd/mm/yyyy.

import { cutText } from '../../lib/cut-text.ts';
import type { Day } from '../../lib/dates.ts';

const maxAddressLength = 100;
const shortestAddress = 3;

/** The portals take no double quotes and no backslashes. */
export const portalText = (text: string, maxLength: number): string =>
  cutText(text.replaceAll('"', "''").replaceAll('\\', '/').replaceAll(/\s+/g, ' ').trim(), maxLength).trim();

/** '2026-11-05' as '05/11/2026'. */
export const portalDay = (day: Day): string => day.split('-').reverse().join('/');

/** An address in one or two lines, divided at a blank. */
export function addressLines(address: string): [first: string, second: string] {
  const text = portalText(address, 2 * maxAddressLength);
  if (text.length <= maxAddressLength) return [text, ''];
  const blank = text.lastIndexOf(' ', maxAddressLength);
  const end = blank > 0 ? blank : maxAddressLength;
  const second = portalText(text.slice(end), maxAddressLength);
  return [text.slice(0, end), second.length < shortestAddress ? '' : second];
}

/** The state of a GSTIN, which decides before the address; without one the code behind the state's name. */
export const stateCodeOf = (taxNumber: string, regionId: number | undefined): string =>
  /^\d{2}/.exec(taxNumber)?.[0] ?? (regionId === undefined ? '' : String(regionId).padStart(2, '0'));

/** 'Maharashtra (27)', as documents print the place of supply. */
export const placeOfSupplyCode = (placeOfSupply: string): string => /\((\d{2})\)$/.exec(placeOfSupply)?.[1] ?? '';

/** '2026-11-21 18:25:00', in India's time. */
export function portalMoment(written: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?$/.test(written.trim())) return undefined;
  const moment = new Date(`${written.trim().replace(' ', 'T')}+05:30`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
