import type { Templates } from '../messages/message-template.ts';
import { rfisDeclinedTemplates } from './queue/rfis-declined.mail.ts';
import { askingMakerTemplates } from './quotes/asking-maker.mail.ts';
import { quotesExpiredTemplates } from './quotes/quotes-expired.mail.ts';
import { quotesExtendedTemplates } from './quotes/quotes-extended.mail.ts';
import { quotesWithdrawnTemplates } from './quotes/quotes-withdrawn.mail.ts';
import { rfiAnsweredTemplates } from './quotes/rfi-answered.mail.ts';
import { rfiSentTemplates } from './requests/rfi-sent.mail.ts';

export const rfiTemplates: Templates = {
  ...rfiSentTemplates,
  ...rfiAnsweredTemplates,
  ...rfisDeclinedTemplates,
  ...askingMakerTemplates,
  ...quotesExpiredTemplates,
  ...quotesExtendedTemplates,
  ...quotesWithdrawnTemplates,
};
