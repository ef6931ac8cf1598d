import Bowser from 'bowser';
import { t } from '../../lib/i18n.js';

                                                         

/** Unknown names are not shown: a client can send any text. */
const browsers = new Set                    (Object.values(Bowser.BROWSER_MAP));

export function parseUserAgent(userAgent        )         {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  if (!browsers.has(browser.name)) return { browser: '', system: '' };
  return { browser: browser.name ?? '', system: os.name ?? '' };
}

export function deviceName({ browser, system }        )         {
  if (browser && system) return t`${browser} on ${system}`;
  return browser || t`Another program`;
}
