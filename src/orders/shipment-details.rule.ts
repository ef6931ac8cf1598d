// What is written about a dispatch is bounded; a tracking address is https, an e-way bill number has twelve digits.

import type { Site } from '../sites/site.ts';

export type ShipmentDetails = {
  carrier: string;
  /** Vehicle or consignment note. */
  docket: string;
  tracking: string;
  ewayBill: string;
  cartons: number | null;
  weightKg: number | null;
};

export const noShipmentDetails: ShipmentDetails = {
  carrier: '',
  docket: '',
  tracking: '',
  ewayBill: '',
  cartons: null,
  weightKg: null,
};

export type ShipmentRefusal = { field: keyof ShipmentDetails; message: string };

const maxTextLength = 80;
const maxAddressLength = 300;
const maxCartons = 9_999;
const maxWeightKg = 100_000;

/** Blanks around texts are dropped, and those that divide the digits of an e-way bill number. */
export function tidyShipment(details: Partial<ShipmentDetails>): ShipmentDetails {
  const { carrier = '', docket = '', tracking = '', ewayBill = '', cartons = null, weightKg = null } = details;
  const [tidyCarrier, tidyDocket, tidyTracking] = [carrier, docket, tracking].map((text) => text.trim());
  return {
    carrier: tidyCarrier ?? '',
    docket: tidyDocket ?? '',
    tracking: tidyTracking ?? '',
    ewayBill: ewayBill.replaceAll(/[\s-]/g, ''),
    cartons,
    weightKg,
  };
}

/** The first of tidy details that is wrong. */
export function shipmentRefusal(
  details: ShipmentDetails,
  site: Pick<Site, 'name' | 'ewayBill'>,
): ShipmentRefusal | undefined {
  const { carrier, docket, tracking, ewayBill, cartons, weightKg } = details;
  const messages: [field: keyof ShipmentDetails, message: string | undefined][] = [
    ['carrier', tooLong('carrier', carrier)],
    ['docket', tooLong('docket number', docket)],
    ['tracking', trackingRefusal(tracking)],
    ['ewayBill', ewayBillRefusal(ewayBill, site)],
    ['cartons', isWholeUpTo(maxCartons, cartons) ? undefined : `Write the number of cartons, 1 to ${maxCartons}.`],
    ['weightKg', isWeight(weightKg) ? undefined : 'Write the weight in kg, more than 0 and at most 100,000.'],
  ];
  return messages.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]))[0];
}

const tooLong = (name: string, text: string) =>
  text.length > maxTextLength ? `Write the ${name} in at most ${maxTextLength} characters.` : undefined;

function trackingRefusal(address: string): string | undefined {
  if (address === '') return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOpenable = url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
  if (!isOpenable) return 'Write the whole tracking address, beginning with https://.';
  return address.length > maxAddressLength
    ? `Write a tracking address of at most ${maxAddressLength} characters.`
    : undefined;
}

function ewayBillRefusal(number: string, site: Pick<Site, 'name' | 'ewayBill'>): string | undefined {
  if (number === '') return undefined;
  if (!site.ewayBill) return `${site.name} sends goods without an e-way bill.`;
  return /^[0-9]{12}$/.test(number) ? undefined : 'An e-way bill number has 12 digits.';
}

const isWholeUpTo = (max: number, count: number | null) =>
  count === null || (Number.isInteger(count) && count >= 1 && count <= max);

const isWeight = (weightKg: number | null) => weightKg === null || (weightKg > 0 && weightKg <= maxWeightKg);

/** Whether goods of this value, tax included, may only move with an e-way bill; `aboveMinor` is null where there are none. */
export const needsEwayBill = (aboveMinor: number | null, totalMinor: number): boolean =>
  aboveMinor !== null && totalMinor > aboveMinor;
