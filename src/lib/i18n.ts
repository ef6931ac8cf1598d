import { formatCount, type PluralForms } from './format-number.ts';
import { bidiIsolate, directionOf } from './text-direction.ts';

/** The translations by English text, with `{0}`, `{1}` as slots; a missing text is shown in English. */
export type Translations = Readonly<Record<string, string | PluralForms>>;

export type Locale = {
  language: string;
  translations?: Translations | undefined;
  translationsUrl?: string | undefined;
};

const defaultLocale: Locale = { language: 'en' };
let localeProvider: () => Locale | undefined = () => undefined;

/** Returns the previous provider. On the server each request has its own locale, in a browser there is one. */
export function setLocaleProvider(provider: () => Locale | undefined) {
  const previous = localeProvider;
  localeProvider = provider;
  return previous;
}

export const currentLocale = (): Locale => localeProvider() ?? defaultLocale;

export const isRtl = (): boolean => directionOf(currentLocale().language) === 'rtl';

export function t(sentence: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const { translations } = currentLocale();
  if (!translations) return sentence.reduce((text, part, index) => `${text}${values[index - 1]}${part}`);
  return translate(keyOf(sentence), Object.fromEntries(values.entries()));
}

export const keyOf = (sentence: TemplateStringsArray): string =>
  sentence.reduce((key, part, index) => `${key}{${index - 1}}${part}`);

export const msg = <const Text extends string>(text: Text): Text => text;

export function translate(text: string, slots: Readonly<Record<string, string | number>> = {}): string {
  const found = currentLocale().translations?.[text];
  const whole = typeof found === 'string' ? found : text;
  return whole.replace(/\{(\w+)\}/g, (slot, name: string) => {
    return Object.hasOwn(slots, name) ? isolate(String(slots[name])) : slot;
  });
}

/** Keeps the direction of a designation, a size or a phone number within right-to-left text. */
export const isolate = (text: string): string => (isRtl() && !isNumber.test(text) ? bidiIsolate(text) : text);
const isNumber = /^[\d.,]*$/;

export function plural(count: number, singular: string, things = `${singular}s`): string {
  const { language, translations } = currentLocale();
  const forms = translations?.[`${singular}|${things}`];
  return formatCount(count, typeof forms === 'object' ? forms : { one: singular, other: things }, language);
}
