import type { Day } from '../../lib/dates.ts';
import type { RfiItemFacts } from '../rfi.db.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

/** Minor units for one unit of the item; the quantity is the requested one unless it is named. */
export type Offered = { unitMinor: number; quantity?: number; expectedOn: Day; validUntil: Day };

/** Another item that the buyer may order in place of the quoted one. */
export type Alternative = Offered & { itemCode: string };

export type OfferedQuote = Offered & {
  /** Another item instead of the requested one; '' and nothing at all are the requested one. */
  itemCode?: string;
  alternatives?: readonly Alternative[] | undefined;
  /** Why a price is below the lowest margin. */
  floorReason?: string;
};

/** A line of an RFI by its number, with the revision that staff have before their eyes. */
export type LineRevision = { lineNo: number; revision?: number };

/** A line without a quote is declined. A line that was changed since the revision that was answered is refused. */
export type LineAnswer = LineRevision & { note?: string; quote?: OfferedQuote | undefined };

export type CheckedAlternative = { quote: Alternative; quantity: number; item: RfiItemFacts };

/** `item` is set if another item than the requested one is quoted. */
export type CheckedAnswer = {
  line: LockedRfiLine;
  answer: LineAnswer;
  quantity: number;
  item: RfiItemFacts | undefined;
  alternatives: readonly CheckedAlternative[];
  /** A price is below the lowest margin, for a reason. */
  isBelowFloor: boolean;
};
