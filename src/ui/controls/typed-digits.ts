import type { ChangeEvent, ChangeEventHandler } from 'react';
import { toAsciiDigits } from '../../lib/ascii-digits.ts';

/** For fields of numbers: digits of an Arabic, Persian or Indian keyboard become those that the store reads, as they are typed. */
export function withTypedDigits(onChange: ChangeEventHandler<HTMLInputElement> | undefined) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const digits = toAsciiDigits(input.value);
    if (digits !== input.value) {
      const caret = input.selectionStart;
      input.value = digits;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
}
