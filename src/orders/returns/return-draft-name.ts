import { readDraft } from '../../ui/forms/form-draft.ts';

export const returnDraftName = (orderNo: string) => `return:${orderNo}`;

/** Whether the dialog was open when the buyer was led away, as to the sign-in. */
export const wasReturnOpen = (orderNo: string): boolean => readDraft(returnDraftName(orderNo)).open === 'yes';
