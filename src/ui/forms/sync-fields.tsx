import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';

/** What each named field shows; of checkboxes and radio buttons those with one of these values are checked. */
export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

type SyncFieldsProps = {
  form: RefObject<HTMLFormElement | null>;
  values: FieldValues;
  /** Whether a form that asks for its page at once has not yet asked for what is typed. */
  isAhead?: () => boolean;
};

/**
 * Sets the fields of a form to the query of its page, such as after Back, but never back to an older one: it waits while
 * a newer page is being loaded. Without `isAhead`, what is typed stays until the query changes. A component of its own,
 * so that the form is not rendered again whenever loading begins or ends.
 */
export function SyncFields({ form, values, isAhead }: SyncFieldsProps) {
  const hasArrived = useNavigation().state === 'idle';
  const wanted = JSON.stringify(values);
  const shown = useRef<FieldValues>(undefined);
  const sync = useEffectEvent(() => {
    const before = shown.current;
    if (before && (!hasArrived || (isAhead ? isAhead() : JSON.stringify(before) === wanted))) return;
    shown.current = values;
    // Not at first, because somebody may have typed before the scripts arrived.
    if (before) setFields(form.current, values, before);
  });
  useEffect(() => sync(), [wanted, hasArrived]);
  return null;
}

function setFields(form: HTMLFormElement | null, values: FieldValues, before: FieldValues): void {
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []) {
    const value = values[field.name];
    if (value === undefined) continue;
    const given = [value].flat();
    if (/^(checkbox|radio)$/.test(field.type)) (field as HTMLInputElement).checked = given.includes(field.value);
    else if (!isBeingTyped(field, before)) field.value = given[0] ?? '';
  }
}

const isBeingTyped = (field: HTMLInputElement | HTMLSelectElement, before: FieldValues): boolean =>
  field === document.activeElement && field instanceof HTMLInputElement && field.value !== before[field.name];
