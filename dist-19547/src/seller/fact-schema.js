import { z } from 'zod';
import { isEmail } from '../account/forms/email.rule.js';
import { listOf, optionalDay, plainText } from '../lib/contract.js';
import { msg } from '../lib/i18n.js';
                                                                    

const isLink = (text        ) => URL.parse(text)?.protocol === 'https:';

/** What a text of a form must be, and what is said otherwise. */
const forms = {
  email: [isEmail, msg('Please enter an e-mail address')],
  phone: [(text        ) => /^\+?[\d ()-]{6,25}$/.test(text), msg('Please enter a phone number')],
  link: [isLink, msg('Please enter a whole address that begins with https://')],
  path: [(text        ) => /^\/(?![/\\])\S*$/.test(text), msg('Please enter a path of the shop that begins with /')],
  code: [(text        ) => /^[a-z0-9-]+$/.test(text), msg('Please use small letters, digits and hyphens')],
}         ;

const required = msg('Please fill in this field');
const validNumber = msg('Please enter a number');

/** Checks what was typed for a part; unknown fields are dropped. */
export const schemaOf = (fields            )                                     =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])));

function fieldSchema(field           )            {
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
      return whole(field.min, field.max);
    case 'money':
    case 'percent':
      return field.optional ? whole(0, field.max).or(leftOut).optional() : whole(0, field.max);
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.options.map(({ value }) => value)                         , msg('Please choose a value'));
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

function text(max        , optional                  , form                     )                    {
  const filled = plainText(max).refine((value) => optional || value !== '', required);
  if (!form) return filled;
  const [isRight, message] = forms[form];
  return filled.refine((value) => value === '' || isRight(value), message);
}

const isUploaded = (accepts                   ) => (address        ) =>
  address === '' || (accepts === 'pdf' ? pdfAddress : pictureAddress).test(address);
const pictureAddress = /^\/seller-files\/\d{1,15}\/[0-9a-f]{16}\.webp$/;
const pdfAddress = /^\/seller-files\/\d{1,15}\/[0-9a-f]{16}\.pdf$/;

const leftOut = z.literal('').transform(() => undefined);

const whole = (min        , max        ) =>
  z
    .number(validNumber)
    .int(validNumber)
    .min(min, { error: () => `Please enter at least ${min}` })
    .max(max, { error: () => `Please enter at most ${max}` });
