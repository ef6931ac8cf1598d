                                                                 
import { askingMakerTemplates } from './quotes/asking-maker.mail.js';
import { quotesExpiredTemplates } from './quotes/quotes-expired.mail.js';
import { quotesExtendedTemplates } from './quotes/quotes-extended.mail.js';
import { quotesWithdrawnTemplates } from './quotes/quotes-withdrawn.mail.js';
import { rfiAnsweredTemplates } from './quotes/rfi-answered.mail.js';
import { rfiSentTemplates } from './requests/rfi-sent.mail.js';

export const rfiTemplates            = {
  ...rfiSentTemplates,
  ...rfiAnsweredTemplates,
  ...askingMakerTemplates,
  ...quotesExpiredTemplates,
  ...quotesExtendedTemplates,
  ...quotesWithdrawnTemplates,
};
