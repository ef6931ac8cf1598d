import type { Country } from '../../sites/site-facts.ts';

/**
 * A mobile number has ten digits from 6–9 in India, nine from 5 in the Gulf, with or without 0 or country code.
 * Blanks, dots, dashes and brackets are ignored; undefined when it is not a mobile number.
 */
export function parseMobile(text: string, country: Country): string | undefined {
  const { code, own } = numberings[country];
  const digits = text.replace(/[ .()-]/g, '');
  const rest = [`+${code}`, `00${code}`, code, '0', ''].flatMap((lead) =>
    digits.startsWith(lead) ? [digits.slice(lead.length)] : [],
  );
  const number = rest.find((one) => own.test(one));
  return number && `+${code}${number}`;
}

/** What a phone number is found by, however it was typed: its digits without 0 before them, with the country code and without. */
export function phoneParts(text: string, country: Country): readonly string[] {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  const { code } = numberings[country];
  const own = digits.startsWith(code) ? digits.slice(code.length).replace(/^0+/, '') : '';
  return own.length < leastOwn ? [digits] : [digits, own];
}

/** A number at a place has seven digits without the code of the place; fewer after a country code may be none of its own. */
const leastOwn = 7;

type Numbering = { code: string; own: RegExp };

const numberings: Record<Country, Numbering> = {
  IN: { code: '91', own: /^[6-9]\d{9}$/ },
  AE: { code: '971', own: /^5\d{8}$/ },
};
