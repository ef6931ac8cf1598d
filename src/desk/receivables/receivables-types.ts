import type { ReplyOf } from '../../lib/contract.ts';
import type { callListAtDesk, debtorAtDesk } from './debtor.contract.ts';
import type { receivablesAtDesk, remindersAtDesk } from './receivables.contract.ts';

export type ReceivablesAtDesk = ReplyOf<typeof receivablesAtDesk>;
export type Debtor = ReceivablesAtDesk['rows'][number];
export type CallListAtDesk = ReplyOf<typeof callListAtDesk>;
export type DebtorRecord = ReplyOf<typeof debtorAtDesk>;
export type LetterAtDesk = ReplyOf<typeof remindersAtDesk>['letters'][number];
export type UnpaidReasonAtDesk = DebtorRecord['unpaidNotes'][number]['reason'];
export type UnpaidBalanceAtDesk = { reason: UnpaidReasonAtDesk; note: string };
/** Whom a promise or a note is about; `seen` is the promise that is shown, 0 for none. */
export type Called = { customerId: number; company: string; owed: number; seen: number };
