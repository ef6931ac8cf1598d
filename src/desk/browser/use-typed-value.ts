import { useState } from 'react';

/** The typed value of a field. It starts anew when `value` changes from outside, unless what is typed is kept. */
export function useTypedValue<T>(
  value: T,
  isKept: (typed: T) => boolean = () => false,
): [typed: T, setTyped: (typed: T) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (!isKept(typed)) setTyped(value);
  }
  return [typed, setTyped];
}
