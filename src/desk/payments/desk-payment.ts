import type { ReplyOf } from '../../lib/contract.ts';
import type { paymentAtDesk } from './online-payments.contract.ts';

export type DeskPayment = ReplyOf<typeof paymentAtDesk>;
