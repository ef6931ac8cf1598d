import { createHash } from 'node:crypto';
import type { Locale, Translations } from '../lib/i18n.ts';
import ar from './ar.json' with { type: 'json' };
import type { Site } from './site.ts';

export const translationsByLanguage: Readonly<Record<string, Translations>> = { ar };

export const localeOf = ({ language }: Site): Locale => ({ language, ...served[languageOf(language)] });

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

const served = Object.fromEntries(
  Object.entries(translationsByLanguage).map(([language, translations]) => [language, withUrl(translations)]),
);

export function withUrl(translations: Translations): Pick<Locale, 'translations' | 'translationsUrl'> {
  if (Object.keys(translations).length === 0) return {};
  const hash = createHash('sha256').update(JSON.stringify(translations)).digest('hex').slice(0, 12);
  return { translations, translationsUrl: `/words-${hash}.json` };
}
