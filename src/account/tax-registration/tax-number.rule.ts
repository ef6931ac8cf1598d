import type { Site } from '../../sites/site.ts';

/** A tax number is accepted or refused by the site's pattern alone (specification §5). */
export function isTaxNumber(number: string, { numberPattern }: Pick<Site['tax'], 'numberPattern'>): boolean {
  return new RegExp(numberPattern).test(number);
}

/** A tax number as it is typed or pasted: upper case, letters and digits only. */
export function normalizeTaxNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
