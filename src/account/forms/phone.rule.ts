// A telephone number as people write it: a mobile number of the country, or any other with a plausible count of digits.

import type { Country } from '../../sites/site-facts.ts';
import { parseMobile } from './mobile.rule.ts';

const maxPhone = 40;
const digitsOfPhone = { min: 6, max: 15 };

/**
 * The first mobile number of a text that may have several, as E.164; else the number as it is written; undefined for what
 * is none.
 */
export function parsePhone(text: string, country: Country): string | undefined {
  const parts = text.split(/[/;,]| or /).map((part) => part.trim());
  for (const part of parts) {
    const mobile = parseMobile(part, country);
    if (mobile) return mobile;
  }
  const written = text.trim();
  const digits = (parts.find((part) => part !== '') ?? '').replace(/\D/g, '').length;
  const isPhone = /^[+\d][\d\s().+/;,-]*(?:ext\.? ?\d+)?$/i.test(written) && written.length <= maxPhone;
  return isPhone && digits >= digitsOfPhone.min && digits <= digitsOfPhone.max ? written : undefined;
}
