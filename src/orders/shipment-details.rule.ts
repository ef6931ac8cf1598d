// What is written about a dispatch is bounded; a tracking address is https, an e-way bill number has twelve digits.

import { type Day, isDay } from '../lib/dates.ts';
import type { Site } from '../sites/site.ts';
import {
  docketNumber,
  type GoodsTransport,
  isDocketNumber,
  isTransporterId,
  isTransportMode,
  isVehicle,
  vehicleNumber,
} from './transport.rule.ts';

export type ShipmentDetails = GoodsTransport & {
  tracking: string;
  ewayBill: string;
  cartons: number | null;
  weightKg: number | null;
};

export const noShipmentDetails: ShipmentDetails = {
  carrier: '',
  transporterId: '',
  mode: '',
  vehicle: '',
  docket: '',
  docketDay: '',
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

/** Blanks around texts are dropped, and those within numbers that the portal takes. */
export function tidyShipment(details: Partial<ShipmentDetails>): ShipmentDetails {
  const given = { ...noShipmentDetails, ...details };
  return {
    carrier: given.carrier.trim(),
    transporterId: given.transporterId.replaceAll(/\s/g, '').toUpperCase(),
    mode: given.mode || (given.vehicle.trim() ? 'road' : ''),
    vehicle: vehicleNumber(given.vehicle),
    docket: given.docket.trim(),
    docketDay: given.docketDay,
    tracking: given.tracking.trim(),
    ewayBill: given.ewayBill.replaceAll(/[\s-]/g, ''),
    cartons: given.cartons,
    weightKg: given.weightKg,
  };
}

/** 'Safexpress, LR 20417733', as mails and papers name it. */
export const carrierText = ({
  carrier,
  vehicle,
  docket,
}: Pick<GoodsTransport, 'carrier' | 'vehicle' | 'docket'>): string =>
  [carrier, vehicle, docket].filter(Boolean).join(', ');

/** The first of tidy details that is wrong. */
export function shipmentRefusal(
  details: ShipmentDetails,
  site: Pick<Site, 'name' | 'ewayBill'>,
  today: Day,
): ShipmentRefusal | undefined {
  const { carrier, mode, docket, docketDay, tracking, ewayBill, cartons, weightKg } = details;
  const messages: Message[] = [
    ['carrier', tooLong('carrier', carrier)],
    ['mode', isTransportMode(mode) ? undefined : 'Write road, rail, air or ship.'],
    ['docketDay', docketDay === '' || isDay(docketDay) ? undefined : 'Write the day of the docket like 2026-12-05.'],
    ...(site.ewayBill ? portalMessages(details, today) : []),
    ['docket', tooLong('docket number', docket)],
    ['tracking', trackingRefusal(tracking)],
    ['ewayBill', ewayBillRefusal(ewayBill, site)],
    ['cartons', isWholeUpTo(maxCartons, cartons) ? undefined : `Write the number of cartons, 1 to ${maxCartons}.`],
    ['weightKg', isWeight(weightKg) ? undefined : 'Write the weight in kg, more than 0 and at most 100,000.'],
  ];
  return messages.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]))[0];
}

type Message = [field: keyof ShipmentDetails, message: string | undefined];

/** Checks what the portal of e-way bills takes: by road, any form of docket while no vehicle is known. */
function portalMessages({ transporterId, mode, vehicle, docket, docketDay }: ShipmentDetails, today: Day): Message[] {
  const hasVehicle = vehicle !== '' && mode !== 'road';
  const needsPortalForm = docket !== '' && mode !== '' && !isVehicle(vehicleNumber(docket));
  return [
    ['transporterId', !transporterId || isTransporterId(transporterId) ? undefined : transporterMessage],
    ['vehicle', !vehicle || isVehicle(vehicle) ? undefined : vehicleMessage],
    ['vehicle', hasVehicle ? `Goods that go by ${mode} have no vehicle; leave it empty, or choose road.` : undefined],
    ['docket', needsPortalForm && !isDocketNumber(docket) ? docketMessage(docket) : undefined],
    ['docketDay', docketDay > today ? 'Write a day that is not in the future.' : undefined],
  ];
}

const transporterMessage = 'A transporter’s GSTIN, or its number at the e-way bill portal, has 15 digits and letters.';
const vehicleMessage =
  'Write the vehicle like MH 01 AB 1234, 22 BH 1234 AA, TM and the number of a temporary registration, or DF for the army.';
const docketMessage = (docket: string) =>
  `${docketNumber(docket)} is not taken by the e-way bill portal; write at most 15 letters, digits, dashes and slashes.`;

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
