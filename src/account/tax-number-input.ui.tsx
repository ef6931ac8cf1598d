import type { ComponentProps, ReactNode } from 'react';
import { said, say } from '../lib/say.ts';
import { Field } from '../ui/field.tsx';
import { useSite } from '../ui/site-context.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { WithHint } from './form-notes.ui.tsx';
import { readTaxNumber } from './tax-number.rule.ts';
import { taxNumberHints } from './tax-number-hints.rule.ts';
import styles from './tax-number-input.module.css';
import { taxNumberWords } from './tax-number-words.rule.ts';

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

export type TaxNumberFieldProps = Pick<
  TaxNumberInputProps,
  'name' | 'value' | 'onText' | 'onBlur' | 'readOnly' | 'placeholder'
> & {
  label: ReactNode;
  end?: ReactNode;
  error?: ReactNode;
  /** Names of the states of the addresses it stands beside. */
  states?: readonly string[];
};

/** GSTIN or TRN as a field of a form: what the number says, what to look at, what is wrong with it. */
export function TaxNumberField({ label, end, error, states, ...input }: TaxNumberFieldProps) {
  const site = useSite();
  const words = taxNumberWords(input.value, site);
  return (
    <Field
      label={label}
      end={end}
      error={error && <TaxNumberError text={input.value}>{error}</TaxNumberError>}
      ok={words && <TaxNumberHints number={input.value} states={states} words={words} />}
    >
      <TaxNumberInput {...input} />
    </Field>
  );
}

export type TaxNumberHintsProps = {
  number: string;
  states?: readonly string[] | undefined;
  /** What the number says, above the hints. */
  words?: ReactNode;
};

/** What to look at in a number that has the right form, under it; nothing keeps the buyer from going on with it. */
export function TaxNumberHints({ number, states, words }: TaxNumberHintsProps) {
  const hints = taxNumberHints(number, useSite(), states);
  return (
    <>
      {words}
      {hints.map(({ kind, text, slots }) => (
        <span key={kind} className={styles.look}>
          {said(text, slots)}
        </span>
      ))}
    </>
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
