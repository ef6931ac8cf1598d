import type { FieldError } from '../lib/contract.ts';
import type { Day } from '../lib/dates.ts';
import type { FactData, FactFields } from '../sites/fact-field.ts';
import type { SellerSite } from '../sites/site.ts';

/** Facts of the seller that are changed together. */
export type FactPart<Data> = {
  label: string;
  note: string;
  group: 'firm' | 'trade' | 'texts';
  fields: (site: SellerSite) => FactFields;
  /** The facts of a site as they are typed. */
  read: (site: SellerSite) => Data;
  apply: (site: SellerSite, data: Data) => SellerSite;
  /** Checks what the fields cannot check one by one; `before` are the facts in force. */
  check?: (data: Data, before: SellerSite) => FieldError[];
  /** The page of the shop that shows them. */
  page?: (site: SellerSite) => string;
  /** The day from which a change holds; without it, at once. */
  inForceFrom?: (data: Data) => Day;
  /** A second person confirms a change, which is in force this many hours later. */
  confirmedAfterHours?: number;
};

/** The data of each part have a shape of their own. */
export type AnyFactPart = FactPart<FactData>;

export const definePart = <Data>(part: FactPart<Data>): AnyFactPart => part as unknown as AnyFactPart;
