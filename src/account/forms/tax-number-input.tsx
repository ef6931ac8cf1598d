import type { ComponentProps, ReactNode } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { describeTaxNumber } from '../tax-registration/describe-tax-number.rule.ts';
import { normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.ts';
import { WithHint } from './form-notes.tsx';
import styles from './tax-number-input.module.css';

export type TaxNumberInputProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> & {
  value: string;
  /** Upper case, letters and digits only. */
  onText: (text: string) => void;
};

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
      onChange={(event) => onText(normalizeTaxNumber(event.target.value))}
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
  states?: readonly string[];
};

export function TaxNumberField({ label, end, error, states, ...input }: TaxNumberFieldProps) {
  const site = useSite();
  const summary = describeTaxNumber(input.value, site);
  return (
    <Field
      label={label}
      end={end}
      error={error && <TaxNumberError text={input.value}>{error}</TaxNumberError>}
      ok={summary && <TaxNumberHints number={input.value} states={states} summary={summary} />}
    >
      <TaxNumberInput {...input} />
    </Field>
  );
}

export type TaxNumberHintsProps = {
  number: string;
  states?: readonly string[] | undefined;
  summary?: ReactNode;
};

/** Hints do not block the form. */
export function TaxNumberHints({ number, states, summary }: TaxNumberHintsProps) {
  const hints = taxNumberHints(number, useSite(), states);
  return (
    <>
      {summary}
      {hints.map(({ kind, text, slots }) => (
        <span key={kind} className={styles.look}>
          {translate(text, slots)}
        </span>
      ))}
    </>
  );
}

const length = 15;

export function TaxNumberError({ text, children }: { text: string; children: ReactNode }) {
  const { tax } = useSite();
  if (text === '' || text.length === length) return children;
  const hint =
    tax.plainName === 'trn'
      ? t`${length} digits. You have typed ${text.length}.`
      : t`${length} characters. You have typed ${text.length}.`;
  return <WithHint hint={hint}>{children}</WithHint>;
}
