import type { PaymentProblem } from '../../payments/online-payments/payment-problem.data.ts';
import type { PaymentState } from '../../payments/online-payments/payment-state.rule.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { isRefunded, problemLabels, stateText } from './payment-texts.ts';

type Shown = { state: PaymentState; problem: PaymentProblem | null; amountMinor: number; refundedMinor: number };

const kinds = {
  ordered: 'good',
  booked: 'good',
  settled: 'warn',
  refused: 'quiet',
  opening: 'quiet',
  open: 'quiet',
  ended: 'quiet',
} as const;

export function PaymentTag({ payment }: { payment: Shown }) {
  const { state, problem } = payment;
  if (problem) return <Tag kind={problem === 'hanging' ? 'warn' : 'bad'}>{problemLabels[problem]}</Tag>;
  return <Tag kind={isRefunded(payment) ? 'quiet' : kinds[state]}>{stateText(payment)}</Tag>;
}
