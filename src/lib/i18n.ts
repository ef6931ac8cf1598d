import { formatCount, type PluralForms } from './format-number.ts';
import { bidiIsolate, directionOf } from './text-direction.ts';

/**
 * The words of a site: each sentence as it stands in the code, with `{0}`, `{1}` for what is filled in, and how the site
 * says it. What is counted ('line|lines') has its plural forms. A sentence that is missing is said as it stands.
 */
export type Translations = Readonly<Record<string, string | PluralForms>>;

/** Who speaks: the language of numbers, days and plural forms ('en-AE'), and the words that differ from the code's. */
export type Locale = {
  language: string;
  translations?: Translations | undefined;
  /** Where a browser finds these words. */
  translationsUrl?: string | undefined;
};

const defaultLocale: Locale = { language: 'en' };
let localeProvider: () => Locale | undefined = () => undefined;

/**
 * Set once where a program begins; answers what was set before. On the server every request has its own speaker, in the
 * browser there is one.
 */
export function setLocaleProvider(speaker: () => Locale | undefined) {
  const former = localeProvider;
  localeProvider = speaker;
  return former;
}

/** Who speaks now; plain English where nobody does. */
export const currentLocale = (): Locale => localeProvider() ?? defaultLocale;

/** Whether who speaks writes from right to left. */
export const isRtl = (): boolean => directionOf(currentLocale().language) === 'rtl';

/** A sentence of the interface as the site says it: say`Only ${free} in stock`. */
export function t(sentence: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const { translations } = currentLocale();
  if (!translations) return sentence.reduce((text, part, index) => `${text}${values[index - 1]}${part}`);
  return translate(keyOf(sentence), Object.fromEntries(values.entries()));
}

/** The sentence as the words of a site name it: 'Only {0} in stock'. */
export const keyOf = (sentence: TemplateStringsArray): string =>
  sentence.reduce((key, part, index) => `${key}{${index - 1}}${part}`);

/** Marks a text that is written down before it is known who reads it; `said` says it then. */
export const msg = <const Text extends string>(text: Text): Text => text;

/** A marked text as the site says it, its `{slots}` filled in by name or number; a slot without a value stays. */
export function translate(text: string, slots: Readonly<Record<string, string | number>> = {}): string {
  const found = currentLocale().translations?.[text];
  const whole = typeof found === 'string' ? found : text;
  return whole.replace(/\{(\w+)\}/g, (slot, name: string) => {
    return Object.hasOwn(slots, name) ? isolate(String(slots[name])) : slot;
  });
}

/** A designation, a size, a number to call keeps its direction among words from right to left; a plain number cannot lose it. */
export const isolate = (text: string): string => (isRtl() && !isNumber.test(text) ? bidiIsolate(text) : text);
const isNumber = /^[\d.,]*$/;

/** '1 line', '1,240 lines': how many there are, in the plural form of the site's language. English tells the thing's forms. */
export function plural(count: number, thing: string, things = `${thing}s`): string {
  const { language, translations } = currentLocale();
  const forms = translations?.[`${thing}|${things}`];
  return formatCount(count, typeof forms === 'object' ? forms : { one: thing, other: things }, language);
}
