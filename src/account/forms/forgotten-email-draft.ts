import { writeDraft } from '../../ui/forms/form-draft.ts';

export const forgottenEmailDraft = 'forget-password-email';

/** The page 'Forgot Password' then begins with this address. */
export function saveForgottenEmail(email: string): void {
  if (email !== '') writeDraft(forgottenEmailDraft, { user_name: email });
}
