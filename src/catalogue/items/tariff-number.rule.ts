import { msg, translate } from '../../lib/i18n.ts';
import type { Country } from '../../sites/site-facts.ts';

/** An Indian HSN is reported with 4, 6 or 8 digits; the Gulf's customs tariff divides the six of the HS code further. */
export const tariffNumberPattern: Readonly<Record<Country, RegExp>> = {
  IN: /^(?:[0-9]{4}|[0-9]{6}|[0-9]{8})$/,
  AE: /^(?:[0-9]{4}|[0-9]{6}|[0-9]{8}|[0-9]{10}|[0-9]{12})$/,
};

const advice: Readonly<Record<Country, string>> = {
  IN: msg('An HSN has 4, 6 or 8 digits.'),
  AE: msg('An HS code has 4, 6, 8, 10 or 12 digits.'),
};

export const isTariffNumber = (text: string, country: Country): boolean => tariffNumberPattern[country].test(text);

export const tariffNumberAdvice = (country: Country): string => translate(advice[country]);
