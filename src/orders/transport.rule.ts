// How the goods of a dispatch move: by road, rail, air or ship, as India's portal of e-way bills takes it.

import type { Day } from '../lib/dates.ts';

export const transportModes = ['road', 'rail', 'air', 'ship'] as const;
export type TransportMode = (typeof transportModes)[number];

/** The mode may be '' where it is not known yet. */
export const isTransportMode = (text: string): text is TransportMode | '' =>
  text === '' || transportModes.some((mode) => mode === text);

export type GoodsTransport = {
  carrier: string;
  /** GSTIN of the transporter, or the number that the portal gave it; '' if it is not known. */
  transporterId: string;
  /** '' where nobody has said it, as of dispatches of an earlier version. */
  mode: TransportMode | '';
  vehicle: string;
  /** Number of the consignment note (LR), railway receipt (RR), air way bill (AWB) or bill of lading (BL). */
  docket: string;
  /** '' for the day of the invoice. */
  docketDay: Day | '';
};

/** What an e-way bill says of it. */
export type TransportDetails = Omit<GoodsTransport, 'carrier'> & { transporterName: string };

/**
 * Forms of vehicle numbers, without blanks: registered ones, the all-India series (BH), vehicles of the army (DF), of
 * Bhutan (BP) and Nepal (NP), and temporary ones (TM, at some offices TR). Source: the general master of the e-invoice
 * portal ('Valid Formats of Vehicle Numbers').
 */
const registered =
  /^(?:[A-Z]{2}[0-9]{2}[A-Z]{0,3}[0-9]{4}|[A-Z]{2}[0-9]{3}[A-Z][0-9]{4}|[0-9]{2}BH[0-9]{4}[A-Z]{1,2})$/;
const otherVehicle = /^(?:[A-Z]{3}[0-9]{4}|DF[A-Z0-9]{4,13}|(?:TM|TR|BP|NP)[A-Z0-9]{5,13})$/;
const shortened = /^([A-Z]{2})([0-9]{1,2})([A-Z]{1,3})([0-9]{1,4})$/;

/** 'DL 1 AB 123' as DL01AB0123, which is how the portal wants what a state writes shorter. */
export function vehicleNumber(text: string): string {
  const compact = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  const [, state = '', district = '', series = '', number = ''] = shortened.exec(compact) ?? [];
  return state ? `${state}${district.padStart(2, '0')}${series}${number.padStart(4, '0')}` : compact;
}

export const isVehicle = (number: string): boolean => registered.test(number) || otherVehicle.test(number);

const portalNumber = /^[0-9]{2}[0-9A-Z]{13}$/;
export const isTransporterId = (text: string): boolean => portalNumber.test(text);

const maxDocketLength = 15;
/** The portal takes letters, digits, dashes and slashes. */
export const docketNumber = (text: string): string => text.toUpperCase().replaceAll(/\s/g, '');
export const isDocketNumber = (text: string): boolean =>
  /^[A-Z0-9/-]+$/.test(docketNumber(text)) && docketNumber(text).length <= maxDocketLength;

const gstin = /\b[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3}\b/i;

/** Staff may also write the vehicle as the docket, and the transporter's GSTIN behind the carrier's name. */
export function readTransport(transport: GoodsTransport): TransportDetails {
  const { carrier, mode, docketDay } = transport;
  const written = vehicleNumber(transport.docket);
  const isWritten = transport.vehicle === '' && (mode === '' || mode === 'road') && registered.test(written);
  const vehicle = isWritten ? written : vehicleNumber(transport.vehicle);
  const docket = isWritten ? '' : docketNumber(transport.docket).slice(0, maxDocketLength);
  return {
    transporterId: (transport.transporterId || (gstin.exec(carrier)?.[0] ?? '')).toUpperCase(),
    transporterName: carrier
      .replace(gstin, '')
      .replaceAll(/[\s,()]+/g, ' ')
      .trim()
      .slice(0, 100),
    mode: mode || (vehicle || docket ? 'road' : ''),
    vehicle,
    docket,
    docketDay,
  };
}

const noteOf = { rail: 'railway receipt', air: 'air way bill', ship: 'bill of lading' };

/** Part B of an e-way bill: by road a vehicle, else the note; a registered transporter may add it. */
export function transportProblem({ mode, vehicle, docket, transporterId }: TransportDetails): string | undefined {
  if (mode === 'rail' || mode === 'air' || mode === 'ship')
    return docket ? undefined : `Write the number of the ${noteOf[mode]}: goods do not go by ${mode} without it.`;
  return vehicle || transporterId
    ? undefined
    : 'Write the number of the vehicle, or the transporter’s GSTIN. By rail, air or ship, choose the mode and write the number of its note.';
}
