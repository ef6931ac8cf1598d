import { useState } from 'react';
import { type FormDraft, readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

/** Fields that stay in this tab until they are sent, also while another record is open. `name` must tell what they belong to. */
export function useTypedFields(name: string) {
  const [typed, setTyped] = useState(() => readDraft(name));
  const change = (fields: FormDraft) => {
    setTyped(fields);
    writeDraft(name, fields);
  };
  return { typed, type: (patch: FormDraft) => change({ ...typed, ...patch }), drop: () => change({}) };
}
