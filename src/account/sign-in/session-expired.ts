import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';

const name = 'session';

export const rememberSessionExpired = (): void => writeDraft(name, { ended: 'yes' });

export const hasSessionExpired = (): boolean => readDraft(name).ended === 'yes';

export const clearSessionExpired = (): void => writeDraft(name, {});
