import { useLayoutEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

/** `sentAt` is '' when the OTP was not sent from this page. */
export type PasswordReset = { email: string; sentAt: string; resetToken: string };

const draft = 'forget-password';
const start: PasswordReset = { email: '', sentAt: '', resetToken: '' };

/** Kept in this tab, so that a reload does not start over. */
export function usePasswordReset() {
  const [reset, setReset] = useState(start);
  useLayoutEffect(() => setReset({ ...start, ...readDraft(draft) }), []);
  const step = reset.resetToken ? 2 : reset.email ? 1 : 0;
  return {
    reset,
    step,
    go(next: PasswordReset) {
      writeDraft(draft, next.email ? next : {});
      setReset(next);
    },
    begin() {
      writeDraft(draft, {});
      setReset(start);
    },
  };
}
