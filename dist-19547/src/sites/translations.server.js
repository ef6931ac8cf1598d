import { createHash } from 'node:crypto';
                                                           
import ar from './ar.json' with { type: 'json' };
                                      

export const translationsByLanguage                                         = { ar };

export const localeOf = ({ language }      )         => ({ language, ...served[languageOf(language)] });

const languageOf = (locale        )         => new Intl.Locale(locale).language;

const served = Object.fromEntries(
  Object.entries(translationsByLanguage).map(([language, translations]) => [language, withUrl(translations)]),
);

export function withUrl(translations              )                                                   {
  if (Object.keys(translations).length === 0) return {};
  const hash = createHash('sha256').update(JSON.stringify(translations)).digest('hex').slice(0, 12);
  return { translations, translationsUrl: `/words-${hash}.json` };
}
