import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import inputStyles from './input.module.css';
import styles from './otp-input.module.css';

export type OtpInputProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'inputMode' | 'autoComplete'>;

/** Six digits; phones suggest the code that arrived by SMS. */
export function OtpInput(props: OtpInputProps) {
  return (
    <input
      {...useFieldAttributes()}
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      className={classNames(inputStyles.input, styles.otp)}
    />
  );
}
