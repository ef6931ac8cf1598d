import type { Day } from '../../lib/dates.ts';
import type { RfiItemFacts } from '../rfi.db.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

/** Minor units for one unit of the item; the quantity is the requested one unless it is named. */
export type Offered = { unitMinor: number; quantity?: number; expectedOn: Day; validUntil: Day };

/** Another item that the buyer may order in place of the quoted one. */
export type Alternative = Offered & { itemCode: string };

export type OfferedQuote = Offered & {
  /** Another item instead of the requested one. */
  itemCode?: string;
  alternatives?: readonly Alternative[];
  /** Why a price is below the lowest margin. */
  floorReason?: string;
};

/** A quote or a decline. `seen` is the revision of the line that was answered; a line that was changed since is refused. */
export type LineAnswer = { lineNo: number; note?: string; seen?: number } & (
  | { quote: OfferedQuote }
  | { decline: true }
);

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
