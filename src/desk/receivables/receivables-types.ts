import type { ReplyOf } from '../../lib/contract.ts';
import type { receivablesAtDesk } from './receivables.contract.ts';

export type Receivables = ReplyOf<typeof receivablesAtDesk>;
export type Debtor = Receivables['rows'][number];
