import { countOf, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
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
      title={both ? say`Review & Confirm Checkout` : say`Review & Confirm RFI`}
      onClose={() => onAnswer(false)}
      actions={question?.to ? <Answers both={both} onAnswer={onAnswer} /> : <Close onAnswer={onAnswer} />}
    >
      {question?.to && both && <p>{say`${countOf(toOrder, 'line')} will be ordered first.`}</p>}
      <p>{question?.message}</p>
      {question?.to && <p>{say`Are you sure you want to proceed?`}</p>}
    </Dialog>
  );
}

type AnswersProps = Pick<ExitQuestionProps, 'onAnswer'> & { both: boolean };

function Answers({ both, onAnswer }: AnswersProps) {
  return (
    <>
      <Button onClick={() => onAnswer(false)}>{both ? say`No` : say`Cancel`}</Button>
      <Button kind="primary" onClick={() => onAnswer(true)}>
        {both ? say`Yes` : say`OK`}
      </Button>
    </>
  );
}

function Close({ onAnswer }: Pick<ExitQuestionProps, 'onAnswer'>) {
  return <Button onClick={() => onAnswer(false)}>{say`Close`}</Button>;
}
