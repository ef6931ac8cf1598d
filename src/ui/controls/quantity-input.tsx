import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import styles from './quantity-input.module.css';
import { withTypedDigits } from './typed-digits.ts';

export type QuantityInputProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'aria-label'> & {
  label?: string | undefined;
  large?: boolean | undefined;
  invalid?: boolean | undefined;
};

export function QuantityInput({ label, large, invalid, onFocus, onChange, ...rest }: QuantityInputProps) {
  return (
    <input
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={7}
      autoComplete="off"
      enterKeyHint="done"
      {...useFieldAttributes()}
      {...(invalid ? { 'aria-invalid': true } : {})}
      {...rest}
      type="text"
      aria-label={label}
      className={classNames(styles.quantity, large && styles.big)}
      onChange={withTypedDigits(onChange)}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
    />
  );
}
