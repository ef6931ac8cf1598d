import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import inputStyles from './input.module.css';
import styles from './otp-input.module.css';

export type OtpInputProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'inputMode' | 'autoComplete'>;

/** A one-time code of six digits; a phone offers the one that just came by SMS. */
export function OtpInput(props: OtpInputProps) {
  return (
    <input
      {...useFieldAttributes()}
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      className={classNames(inputStyles.input, styles.otp)}
    />
  );
}
