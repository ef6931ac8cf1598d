import { isEmail } from '../../account/forms/email.rule.ts';
import { maxGuestLines } from '../../cart/guest-cart/guest-cart.rule.ts';
import type { FieldError } from '../../lib/contract.ts';
import { msg, translate } from '../../lib/i18n.ts';
import { contactErrorMessages, isPhone } from './contact-form.rule.ts';

/** A visitor who asks for prices is called back: name, firm and phone are needed, an e-mail address is not. */
export type PriceRequestFields = { name: string; firm: string; phone: string; email: string; remark: string };

/** The lengths are in characters. */
export const maxPriceRequestLengths = { name: 120, firm: 160, phone: 40, email: 254, remark: 1000 } as const;
/** The whole cart of a visitor. */
export const maxAskedLines = maxGuestLines;

const messages = {
  name: msg('Enter your name'),
  firm: msg('Enter the name of your firm'),
  phone: contactErrorMessages.phone,
} as const;

export function validatePriceRequest(form: PriceRequestFields): FieldError[] {
  const empty = (field: keyof typeof messages) =>
    form[field].trim() === '' ? [{ field, message: translate(messages[field]) }] : [];
  const wrong = (field: 'email' | 'phone', isValid: boolean) =>
    isValid || form[field].trim() === ''
      ? []
      : [{ field, message: translate(contactErrorMessages[`${field}_invalid`]) }];
  return [
    ...empty('name'),
    ...empty('firm'),
    ...empty('phone'),
    ...wrong('phone', isPhone(form.phone)),
    ...wrong('email', isEmail(form.email.trim())),
  ];
}

type AskedItem = { name: string; maker: string; code: string; quantity: number };

/** What the desk reads, and finds by the name of the firm: a line for each item, then the visitor's words. */
export const priceRequestText = (firm: string, items: readonly AskedItem[], remark: string): string =>
  [
    `${firm.trim()} asks for prices of`,
    ...items.map(
      ({ name, maker, code, quantity }) => `${quantity} × ${[name, maker].filter(Boolean).join(' ')} (${code})`,
    ),
    ...(remark.trim() ? ['', remark.trim()] : []),
  ].join('\n');
