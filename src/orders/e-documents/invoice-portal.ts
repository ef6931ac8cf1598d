import type { TransportDetails } from '../transport.rule.ts';
import type { Inv01 } from './e-invoice-schema.data.ts';

export type Registration = { irn: string; ackNo: string; ackAt: Date; signedQr: string };

/** What an e-way bill adds to a registered invoice. */
export type TransportOfInvoice = Omit<TransportDetails, 'docketDay'> & { irn: string; docketDay: string };

/** India's invoice registration portal as a seller reaches it: directly or through a provider. */
export type InvoicePortal = {
  /** An invoice that is registered already is read back. */
  register(invoice: Inv01): Promise<Registration>;
  /** Resolves to the moment of the cancellation, also of an invoice that is cancelled already. */
  cancel(cancellation: { gstin: string; irn: string; reason: string; remark: string; now: Date }): Promise<Date>;
  /** Resolves to the number of the bill; one that exists already is read back. */
  createEwayBill(gstin: string, transport: TransportOfInvoice): Promise<string>;
};

/** The portal has looked at it and says why not; sending it again does not help. */
export class PortalRefusalError extends Error {}

/** No answer, or none that says anything of the invoice; it may have been registered. */
export class PortalUnavailableError extends Error {}
