import type { ReplyOf } from '../../lib/contract.ts';
import type { callListAtDesk, debtorAtDesk } from './debtor.contract.ts';
import type { receivablesAtDesk, remindersAtDesk } from './receivables.contract.ts';

export type Receivables = ReplyOf<typeof receivablesAtDesk>;
export type Debtor = Receivables['rows'][number];
export type CallList = ReplyOf<typeof callListAtDesk>;
export type DebtorRecord = ReplyOf<typeof debtorAtDesk>;
export type SentLetter = ReplyOf<typeof remindersAtDesk>['letters'][number];
export type UnpaidReason = DebtorRecord['unpaidNotes'][number]['reason'];
export type UnpaidBalance = { reason: UnpaidReason; note: string };
/** Whom a promise or a note is about; `seen` is the promise that is shown, 0 for none. */
export type Called = { customerId: number; company: string; owed: number; seen: number };
