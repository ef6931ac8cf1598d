import { renderText } from '../../messages/render-text.server.js';
import { withLocale } from '../../server/http/locale.server.js';
                                                
                                                          
import { reminder } from './dunning.mail.js';

/** A reminder as its mail says it; links have no address in front. */
export function letterText(site      , letter               )                                    {
  const setting = { site, address: '' };
  const content = withLocale(site, () => reminder(letter, setting));
  return { subject: content.subject, text: renderText(content, setting) };
}
