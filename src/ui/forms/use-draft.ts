import { useLayoutEffect, useState } from 'react';
import { type FormDraft, readDraft, writeDraft } from './form-draft.ts';

/**
 * Fields that stay in this tab until they are sent or given up, also while the person signs in again or another record is
 * open. `name` must tell what they belong to.
 */
export function useDraft(name: string) {
  const [typed, setTyped] = useState<FormDraft>({});
  useLayoutEffect(() => setTyped(readDraft(name)), [name]);
  const change = (fields: FormDraft) => {
    setTyped(fields);
    writeDraft(name, fields);
  };
  return { typed, type: (patch: FormDraft) => change({ ...typed, ...patch }), drop: () => change({}) };
}
