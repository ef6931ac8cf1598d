import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const name = 'session';

/** Notes in this tab that the reader's session ended without their doing, so that the sign-in page says so. */
export const rememberSessionExpired = (): void => writeDraft(name, { ended: 'yes' });

/** Whether it did, and nobody has signed in or out since. */
export const hasSessionExpired = (): boolean => readDraft(name).ended === 'yes';

export const clearSessionExpired = (): void => writeDraft(name, {});
