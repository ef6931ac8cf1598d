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

const minDigits = 4;

/** The digits of a part of a mobile number, without the 0 before it; '' for what is none, or is too short to search for. */
export function mobileDigitsIn(text: string): string {
  const digits = /^\+?[\d\s.()-]*$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';
  return digits.length < minDigits ? '' : digits;
}

/** How a stored number begins of which this was typed, with its country code or without. */
export function mobileStarts(text: string, country: Country): readonly string[] {
  const digits = mobileDigitsIn(text);
  return digits === '' ? [] : [`+${digits}`, `+${numberings[country].code}${digits}`];
}

type Numbering = { code: string; own: RegExp };

const numberings: Record<Country, Numbering> = {
  IN: { code: '91', own: /^[6-9]\d{9}$/ },
  AE: { code: '971', own: /^5\d{8}$/ },
};
