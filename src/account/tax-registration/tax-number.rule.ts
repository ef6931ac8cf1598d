import type { Site } from '../../sites/site.ts';

/** A tax number is accepted or refused by the site's pattern alone. */
export function isTaxNumber(number: string, { numberPattern }: Pick<Site['tax'], 'numberPattern'>): boolean {
  return new RegExp(numberPattern).test(number);
}

export function normalizeTaxNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
