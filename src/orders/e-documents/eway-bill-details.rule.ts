import type { TransportDetails } from '../transport.rule.ts';
import type { EwbDtls } from './e-invoice-schema.data.ts';
import { transportCodes } from './eway-bill.rule.ts';

/** The e-way bill that the portal of e-invoices makes: with an invoice, or later for its IRN. */
export const ewayBillDetails = (
  { transporterId, transporterName, mode, docket, vehicle }: Omit<TransportDetails, 'docketDay'>,
  docketDay: string,
): EwbDtls => ({
  // A distance of 0 is worked out by the portal from the PIN codes.
  Distance: 0,
  ...(transporterId && { TransId: transporterId }),
  ...(transporterName.length >= shortestName && { TransName: transporterName }),
  ...(mode && { TransMode: `${transportCodes[mode]}` as const }),
  ...(docket && { TransDocNo: docket, TransDocDt: docketDay }),
  ...(vehicle && { VehNo: vehicle, VehType: 'R' }),
});

const shortestName = 3;
