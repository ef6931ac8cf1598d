import type { ReplyOf } from '../../lib/contract.ts';
import type { reviewPaperAtDesk } from './papers.contract.ts';

export type Review = ReplyOf<typeof reviewPaperAtDesk>;
