import type { Templates } from '../messages/letter.ts';
import { rfiAnsweredTemplates } from './rfi-answered.mail.ts';
import { rfiLapsedTemplates } from './rfi-lapsed.mail.ts';
import { rfiSentTemplates } from './rfi-sent.mail.ts';

/** All that the RFI room writes to buyers and to the sales desk. */
export const rfiTemplates: Templates = { ...rfiSentTemplates, ...rfiAnsweredTemplates, ...rfiLapsedTemplates };
