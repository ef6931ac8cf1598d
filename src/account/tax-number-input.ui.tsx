import type { ComponentProps, ReactNode } from 'react';
import { say } from '../lib/say.ts';
import { useSite } from '../ui/site-context.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { WithHint } from './form-notes.ui.tsx';
import { readTaxNumber } from './tax-number.rule.ts';

export type TaxNumberInputProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> & {
  value: string;
  /** What is typed, upper case, letters and digits only. */
  onText: (text: string) => void;
};

/** GSTIN or TRN, whichever the site asks for. */
export function TaxNumberInput({ onText, ...input }: TaxNumberInputProps) {
  const { tax } = useSite();
  return (
    <TextInput
      mono
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputMode={tax.plainName === 'trn' ? 'numeric' : undefined}
      {...input}
      onChange={(event) => onText(readTaxNumber(event.target.value))}
    />
  );
}

const length = 15;

/** What is wrong with a tax number; a wrong length is counted out. */
export function TaxNumberError({ text, children }: { text: string; children: ReactNode }) {
  const { tax } = useSite();
  if (text === '' || text.length === length) return children;
  const hint =
    tax.plainName === 'trn'
      ? say`${length} digits. You have typed ${text.length}.`
      : say`${length} characters. You have typed ${text.length}.`;
  return <WithHint hint={hint}>{children}</WithHint>;
}
