import { msg } from '../lib/i18n.ts';
import type { SiteCode } from '../sites/site.ts';

/** The kinds of records that have a change number. */
export type ChangeKind = 'order' | 'customer' | 'invoice' | 'receipt' | 'rfi' | 'stock' | 'item';

/** A committed change with its number. `event` is '' where no endpoint is told. */
export type NumberedChange = {
  site: SiteCode;
  kind: ChangeKind;
  recordId: number;
  event: string;
  number: number;
  at: Date;
};

/** The triggers of the migration write these names. */
export const changeEvents = {
  'order.placed': msg('An order was placed'),
  'order.changed': msg('An order changed: decided, dispatched, delivered, cancelled, returned'),
  'rfi.sent': msg('A buyer sent an RFI'),
  'customer.signed_up': msg('A customer signed up'),
  'customer.changed': msg('A customer’s facts or terms changed'),
  'stock.wanted': msg('An RFI asks for items of the catalogue'),
  'invoice.issued': msg('A tax invoice or credit note was issued'),
  'receipt.recorded': msg('Money was recorded'),
} as const;

export type ChangeEvent = keyof typeof changeEvents;

export const changeEventNames = Object.keys(changeEvents) as ChangeEvent[];
