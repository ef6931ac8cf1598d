import { useLayoutEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

/** How far a new password has come: the address the OTP went to and when ('' if not from here), then the token of its proof. */
export type PasswordReset = { email: string; sentAt: string; resetToken: string };

const draft = 'forget-password';
const start: PasswordReset = { email: '', sentAt: '', resetToken: '' };

/** The step at hand, kept in this tab so that a reload, or a look into the mailbox, does not begin anew. */
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
