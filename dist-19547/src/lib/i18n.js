import { formatCount,                  } from './format-number.js';
import { bidiIsolate, directionOf } from './text-direction.js';

/** By English text, with `{0}`, `{1}` as slots; a missing text is shown in English. */
                                                                          

                      
                   
                                          
                                       
  

const defaultLocale         = { language: 'en' };
let localeProvider                           = () => undefined;

/** Returns the previous provider. On the server each request has its own locale, in a browser there is one. */
export function setLocaleProvider(provider                          ) {
  const previous = localeProvider;
  localeProvider = provider;
  return previous;
}

export const currentLocale = ()         => localeProvider() ?? defaultLocale;

export const isRtl = ()          => directionOf(currentLocale().language) === 'rtl';

export function t(sentence                      , ...values                              )         {
  const { translations } = currentLocale();
  if (!translations) return sentence.reduce((text, part, index) => `${text}${values[index - 1]}${part}`);
  return translate(keyOf(sentence), Object.fromEntries(values.entries()));
}

export const keyOf = (sentence                      )         =>
  sentence.reduce((key, part, index) => `${key}{${index - 1}}${part}`);

export const msg =                            (text      )       => text;

export function translate(text        , slots                                            = {})         {
  const found = currentLocale().translations?.[text];
  const whole = typeof found === 'string' ? found : text;
  return whole.replace(/\{(\w+)\}/g, (slot, name        ) => {
    return Object.hasOwn(slots, name) ? isolate(String(slots[name])) : slot;
  });
}

/** Keeps the direction of a designation, a size or a phone number within right-to-left text. */
export const isolate = (text        )         => (isRtl() && !isNumber.test(text) ? bidiIsolate(text) : text);
const isNumber = /^[\d.,]*$/;

export function plural(count        , singular        , things = `${singular}s`)         {
  const { language, translations } = currentLocale();
  const forms = translations?.[`${singular}|${things}`];
  return formatCount(count, typeof forms === 'object' ? forms : { one: singular, other: things }, language);
}
