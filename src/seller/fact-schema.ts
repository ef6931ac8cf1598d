import { z } from 'zod';
import { isEmail } from '../account/forms/email.rule.ts';
import { listOf, optionalDay, plainText } from '../lib/contract.ts';
import { msg } from '../lib/i18n.ts';
import { normalizeUnicode } from '../lib/normalize-unicode.ts';
import type { FactField, FactFields, FileAccepted } from '../sites/fact-field.ts';

const isLink = (text: string) => URL.parse(text)?.protocol === 'https:';

/** The test of each form of a text, and the message when it fails. */
const forms = {
  email: [isEmail, msg('Please enter an e-mail address')],
  phone: [(text: string) => /^\+?[\d ()-]{6,25}$/.test(text), msg('Please enter a phone number')],
  link: [isLink, msg('Please enter a whole address that begins with https://')],
  path: [(text: string) => /^\/(?![/\\])\S*$/.test(text), msg('Please enter a path of the shop that begins with /')],
  code: [(text: string) => /[a-z0-9]/.test(text), msg('Please use letters of the English alphabet or digits')],
  colour: [
    (text: string) => /^#[0-9a-f]{6}$/i.test(text),
    msg('Please enter a colour as # and six digits or letters from a to f'),
  ],
} as const;

const required = msg('Please fill in this field');
const validNumber = msg('Please enter a number');

/** Checks what was typed for a part; unknown fields are dropped. */
export const schemaOf = (fields: FactFields): z.ZodType<Record<string, unknown>> =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])));

function fieldSchema(field: FactField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return text(field.max, field.optional, field.form);
    case 'paragraph':
      return text(field.max, field.optional);
    case 'lines':
    case 'paragraphs':
      return listOf(text(field.maxLength, undefined), field.max).refine(
        (lines) => field.optional || lines.length > 0,
        required,
      );
    case 'number':
      return field.optional
        ? z.preprocess((typed) => (typed === '' ? undefined : typed), whole(field.min, field.max).optional())
        : whole(field.min, field.max);
    case 'money':
    case 'percent':
      return field.optional ? whole(0, field.max).or(leftOut).optional() : whole(0, field.max);
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.options.map(({ value }) => value) as [string, ...string[]], msg('Please choose a value'));
    case 'weekdays':
      return listOf(whole(0, 6), 7).refine((days) => days.length > 0 && new Set(days).size === days.length, required);
    case 'day':
      return optionalDay.refine((day) => field.optional || day !== undefined, msg('Please enter a date'));
    case 'time':
      return z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg('Please enter a time such as 09:30'));
    case 'days':
      return listOf(
        optionalDay.refine((day) => day !== undefined, msg('Please enter a date')),
        field.max,
      ).transform((days) => [...new Set(days)].sort());
    case 'file':
      return text(100, field.optional).refine(isUploaded(field.accepts), msg('Please upload the file again'));
    case 'list':
      return listOf(schemaOf(field.fields), field.max);
  }
}

function text(max: number, optional: true | undefined, form?: keyof typeof forms): z.ZodType<string> {
  const written = form === 'code' ? plainText(max).transform(codeOf) : plainText(max);
  const filled = written.refine((value) => optional || value !== '', required);
  if (!form) return filled;
  const [isRight, message] = forms[form];
  return filled.refine((value) => value === '' || isRight(value), message);
}

/** 'Mumbai – Masjid Bunder' becomes 'mumbai-masjid-bunder'. What is a code stays, because rows refer to it. */
function codeOf(text: string): string {
  if (/^[a-z0-9-]+$/.test(text)) return text;
  const words = normalizeUnicode(text, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? text;
}

const isUploaded = (accepts: FileAccepted) => (address: string) => address === '' || addresses[accepts].test(address);
const addresses = {
  picture: /^\/seller-files\/\d{1,15}\/[0-9a-f]{16}\.webp$/,
  pdf: /^\/seller-files\/\d{1,15}\/[0-9a-f]{16}\.pdf$/,
  logo: /^\/seller-files\/\d{1,15}\/[0-9a-f]{16}\.png$/,
};

const leftOut = z.literal('').transform(() => undefined);

const whole = (min: number, max: number) =>
  z
    .number(validNumber)
    .int(validNumber)
    .min(min, { error: () => `Please enter at least ${min}` })
    .max(max, { error: () => `Please enter at most ${max}` });
