import type { ChangeEvent, ChangeEventHandler } from 'react';
import { toAsciiDigits } from '../../lib/ascii-digits.ts';

/** Digits of an Arabic, Persian or Indian keyboard become those that the store reads, as they are typed. */
export function withTypedDigits<Input extends HTMLInputElement | HTMLTextAreaElement>(
  onChange: ChangeEventHandler<Input> | undefined,
) {
  return (event: ChangeEvent<Input>) => {
    const input = event.currentTarget;
    const digits = toAsciiDigits(input.value);
    if (digits !== input.value) {
      const caret = input.selectionStart;
      input.value = digits;
      // A field of an e-mail address has no caret to set.
      if (caret !== null) input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
}
