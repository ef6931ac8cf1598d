import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import styles from './input.module.css';

type Look = { mono?: boolean | undefined; small?: boolean | undefined };

export type TextInputProps = Look & Omit<ComponentProps<'input'>, 'className'>;

/** One line of text; `mono` for designations and tax numbers. Inside a Field it needs no id and no aria. */
export function TextInput({ mono, small, ...rest }: TextInputProps) {
  return <input type="text" {...useFieldWiring()} {...rest} className={lookOf({ mono, small })} />;
}

export type TextAreaProps = Look & Omit<ComponentProps<'textarea'>, 'className'>;

/** Several lines of text. */
export function TextArea({ mono, small, ...rest }: TextAreaProps) {
  return <textarea rows={4} {...useFieldWiring()} {...rest} className={lookOf({ mono, small })} />;
}

function lookOf({ mono, small }: Look) {
  return classNames(styles.input, mono && styles.mono, small && styles.small);
}
