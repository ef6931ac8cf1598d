import type { Day } from '../../lib/dates.ts';
import type { ItemFacts } from '../rfi.db.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

/** What staff say to one line: a quote (minor units for one piece; the quantity asked when left out), or a decline. */
export type LineAnswer = { lineNo: number; note?: string } & (
  | { quote: { unitMinor: number; quantity?: number; expectedOn: Day; validUntil: Day; itemCode?: string } }
  | { decline: true }
);

/** An answer that can be written: the line it belongs to, and the item where another one is quoted. */
export type CheckedAnswer = { line: LockedRfiLine; answer: LineAnswer; quantity: number; item: ItemFacts | undefined };
