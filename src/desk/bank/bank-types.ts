import type { ReplyOf } from '../../lib/contract.ts';
import type { bankLineAtDesk, bankLinesAtDesk } from './bank.contract.ts';

export type BankList = ReplyOf<typeof bankLinesAtDesk>;
export type BankLine = BankList['lines'][number];
export type BankDetail = ReplyOf<typeof bankLineAtDesk>;
export type PayerAtDesk = NonNullable<BankDetail['payer']>;
export type Suggestion = BankLine['suggestions'][number];
