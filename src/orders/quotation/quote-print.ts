import type { Day } from '../../lib/dates.ts';
import type { Site } from '../../sites/site.ts';
import type { PrintedParties } from '../documents/document-definition.server.ts';
import type { DocumentHeader, DocumentLine } from '../documents.table.ts';

export type PrintedQuoteLine = Omit<DocumentLine, 'orderLineId' | 'lots' | 'discountBp' | 'listMinor'> & {
  /** The number of the line beside which an alternative is offered; otherwise 0. */
  alternativeTo: number;
  /** What the buyer requested if another item is quoted, otherwise empty. */
  askedAs: string;
  /** The quantity that was requested, of which fewer may be quoted. */
  quantityAsked: number;
  expectedOn: Day;
  validUntil: Day;
  note: string;
};

/** A line that cannot be ordered, with what became of it; it is not in the total. */
export type UnpricedLine = {
  lineNo: number;
  itemName: string;
  maker: string;
  quantity: number;
  state: 'Awaiting quote' | 'Declined' | 'Expired' | 'Withdrawn' | 'Ordered';
  /** The remark of the sales desk; ''. */
  reason: string;
  /** When the maker's answer comes, or when the quote ended; ''. */
  day: Day | '';
};

/** All that is printed of the quotes of an RFI that can be ordered. */
export type QuotePrint = {
  site: Site;
  /** The address of the site's shop. */
  shop: string;
  rfiNumber: string;
  quotation: { number: string; revision: number; replacedOn: Day | '' };
  /** The day of the revision. */
  day: Day;
  head: PrintedParties & Pick<DocumentHeader, 'currency' | 'taxLabel' | 'taxForm'>;
  /** Who asked. */
  buyer: { name: string; email: string };
  /** Who works on the RFI; ''. */
  contact: string;
  reference: string;
  askedOn: Day;
  /** How this customer may pay; '' if it may not order yet. */
  payment: string;
  lines: readonly PrintedQuoteLine[];
  unpriced: readonly UnpricedLine[];
};
