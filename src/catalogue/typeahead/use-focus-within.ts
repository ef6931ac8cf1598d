import { type RefObject, useEffect } from 'react';

/** Keeps the focus in the field on `mousedown`: Safari does not focus buttons, so the panel would close too early. */
export function useFocusWithin(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onLeave: () => void,
): void {
  useEffect(() => {
    const element = box.current;
    const leave = (event: FocusEvent) => !element?.contains(event.relatedTarget as Node | null) && onLeave();
    const press = (event: MouseEvent) =>
      !(event.target as Element).closest('input, label, select, dialog, form[role=search]') && event.preventDefault();
    element?.addEventListener('focusout', leave);
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target === field.current) return;
      field.current?.focus();
      onLeave();
    };
    element?.addEventListener('mousedown', press);
    element?.addEventListener('keydown', byKey);
    return () => {
      element?.removeEventListener('focusout', leave);
      element?.removeEventListener('mousedown', press);
      element?.removeEventListener('keydown', byKey);
    };
  });
}
