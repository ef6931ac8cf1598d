import { msg, translate } from '../lib/i18n.ts';
import type { SiteFacts } from './site-facts.ts';

/** How a message to the seller begins, by the subject that the address of the contact page names. */
const messages = {
  'retrofit-kit': msg('Please send us an offer for a retrofit kit. Motor, power in kW, speed, bearings fitted today:'),
  'find-item': msg('Please find this item for us. Number as stamped, sizes, quantity:'),
} as const;

export const contactLink = ({ pages }: Pick<SiteFacts, 'pages'>, subject: keyof typeof messages): string =>
  `${pages.contact}?about=${subject}`;

export function messageAbout(subject: string | null): string {
  const message = Object.entries(messages).find(([name]) => name === subject)?.[1];
  return message === undefined ? '' : `${translate(message)} `;
}
