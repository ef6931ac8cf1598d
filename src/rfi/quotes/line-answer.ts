import type { Day } from '../../lib/dates.ts';
import type { ItemFacts } from '../rfi.db.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

/**
 * A quote (minor units per piece; default: the quantity requested) or a decline. `seen` is the revision of the line that
 * was answered; a line that was changed since is refused.
 */
export type LineAnswer = { lineNo: number; note?: string; seen?: number } & (
  | { quote: { unitMinor: number; quantity?: number; expectedOn: Day; validUntil: Day; itemCode?: string } }
  | { decline: true }
);

/** `item` is set if another item than the requested one is quoted. */
export type CheckedAnswer = { line: LockedRfiLine; answer: LineAnswer; quantity: number; item: ItemFacts | undefined };
