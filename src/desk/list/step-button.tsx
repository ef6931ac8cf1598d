import { IconButton } from '../../ui/controls/icon-button.tsx';

type StepButtonProps = {
  step: 'previous' | 'next';
  label: string;
  /** The step is undefined at the end of the list. */
  onStep: (() => void) | undefined;
};

/** Keeps the focus on the first and on the last, which a disabled button would lose. */
export function StepButton({ step, label, onStep }: StepButtonProps) {
  const name = step === 'previous' ? 'chevron-left' : 'chevron-right';
  return <IconButton name={name} small label={label} aria-disabled={!onStep} onClick={onStep} />;
}
