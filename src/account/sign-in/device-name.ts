import Bowser from 'bowser';
import { t } from '../../lib/i18n.ts';

/** A browser and its system by name, '' where they are not known. */
export type Device = { browser: string; system: string };

/** Anything else that a program calls itself is not repeated: it could say whatever it likes. */
const browsers = new Set<string | undefined>(Object.values(Bowser.BROWSER_MAP));

/** What a User-Agent header tells. */
export function parseUserAgent(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  if (!browsers.has(browser.name)) return { browser: '', system: '' };
  return { browser: browser.name ?? '', system: os.name ?? '' };
}

/** 'Chrome on Windows'. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return t`${browser} on ${system}`;
  return browser || t`Another program`;
}
