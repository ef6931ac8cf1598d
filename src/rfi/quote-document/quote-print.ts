import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import type { Site } from '../../sites/site.ts';

export type PrintedQuoteLine = {
  lineNo: number;
  /** The number of the line beside which an alternative is offered; otherwise 0. */
  alternativeTo: number;
  itemName: string;
  maker: string;
  itemCode: string;
  /** What the buyer requested if another item is quoted, otherwise empty. */
  askedAs: string;
  quantity: number;
  /** The quantity that was requested, of which fewer may be quoted. */
  quantityAsked: number;
  unit: string;
  unitMinor: number;
  taxBp: number;
  expectedOn: Day;
  validUntil: Day;
  note: string;
};

/** All that is printed of the quotes of an RFI that can be ordered. */
export type QuotePrint = {
  site: Site;
  number: string;
  day: Day;
  company: string;
  email: string;
  reference: string;
  askedOn: Day;
  currency: Currency;
  lines: readonly PrintedQuoteLine[];
};
