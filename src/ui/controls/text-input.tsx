import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import styles from './input.module.css';
import { withTypedDigits } from './typed-digits.ts';

type InputStyle = { mono?: boolean | undefined; small?: boolean | undefined };

export type TextInputProps = InputStyle & Omit<ComponentProps<'input'>, 'className'>;

export function TextInput({ mono, small, onChange, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...useFieldAttributes()}
      {...rest}
      onChange={withTypedDigits(onChange)}
      className={inputClass({ mono, small })}
    />
  );
}

export type TextAreaProps = InputStyle & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextArea({ mono, small, onChange, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={4}
      {...useFieldAttributes()}
      {...rest}
      onChange={withTypedDigits(onChange)}
      className={inputClass({ mono, small })}
    />
  );
}

function inputClass({ mono, small }: InputStyle) {
  return classNames(styles.input, mono && styles.mono, small && styles.small);
}
