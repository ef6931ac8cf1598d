import { renderText } from '../../messages/render-text.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import type { Site } from '../../sites/site.ts';
import type { DunningLetter } from '../dunning-letter.ts';
import { reminder } from './dunning.mail.ts';

/** A reminder as its mail says it; `address` is that of the shop. */
export function letterText(site: Site, letter: DunningLetter, address: string): { subject: string; text: string } {
  const setting = { site, address };
  const content = withLocale(site, () => reminder(letter, setting));
  return { subject: content.subject, text: renderText(content, setting) };
}
