import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { countOf } from './cart-words.rule.ts';
import type { ExitQuestion as Question } from './use-exits.ts';

export type ExitQuestionProps = {
  question: Question | undefined;
  /** How many lines would be ordered before the RFI is sent. */
  toOrder: number;
  onAnswer: (yes: boolean) => void;
};

/** The server's word on the RFI before the cart is left for it; a refusal can only be closed. */
export function ExitQuestion({ question, toOrder, onAnswer }: ExitQuestionProps) {
  const both = question?.exit === 'both';
  return (
    <Dialog
      open={question !== undefined}
      title={both ? 'Review & Confirm Checkout' : 'Review & Confirm RFI'}
      onClose={() => onAnswer(false)}
      actions={question?.to ? <Answers both={both} onAnswer={onAnswer} /> : <Close onAnswer={onAnswer} />}
    >
      {question?.to && both && <p>{countOf(toOrder, 'line')} will be ordered first.</p>}
      <p>{question?.message}</p>
      {question?.to && <p>Are you sure you want to proceed?</p>}
    </Dialog>
  );
}

type AnswersProps = Pick<ExitQuestionProps, 'onAnswer'> & { both: boolean };

function Answers({ both, onAnswer }: AnswersProps) {
  return (
    <>
      <Button onClick={() => onAnswer(false)}>{both ? 'No' : 'Cancel'}</Button>
      <Button kind="primary" onClick={() => onAnswer(true)}>
        {both ? 'Yes' : 'OK'}
      </Button>
    </>
  );
}

function Close({ onAnswer }: Pick<ExitQuestionProps, 'onAnswer'>) {
  return <Button onClick={() => onAnswer(false)}>Close</Button>;
}
