import { z } from 'zod';
import { msg, t } from './i18n.ts';
import { normalizeUnicode } from './normalize-unicode.ts';

/** A wrong field, named as the call names it, with the sentence to show under it. */
export type FieldError = { field: string; message: string };

/** What a refused call answers: HTTP 200 for a business refusal, 4xx with the same shape for the rest. */
export type RefusalReply = {
  success: false;
  message: string;
  /** Name of the business refusal, one of the contract's `refusals`. */
  refusal?: string;
  /** Malformed fields, each with the sentence to show under it. */
  errors?: FieldError[];
  /** Named in the log beside the cause; only when the fault is ours. */
  request_id?: string;
};

export type Contract<
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refusals extends Record<string, string> = Record<string, string>,
> = {
  /** Without leading slash, with trailing slash; `:name` segments are path parameters. */
  path: string;
  method: 'GET' | 'POST';
  /** One sentence for the API page. */
  summary: string;
  request: Request;
  reply: Reply;
  /** Every business refusal by name, with the sentence the buyer reads. */
  refusals: Refusals;
};

/**
 * Declares a call once for server, browser and API page. Unknown request fields are dropped, never refused.
 * The reply schema describes success; a refusal always has the shape of `Refusal`.
 */
export function defineContract<
  Request extends z.ZodType,
  Reply extends z.ZodType,
  const Refusals extends Record<string, string> = Record<never, string>,
>(c: Omit<Contract<Request, Reply, Refusals>, 'refusals'> & { refusals?: Refusals }) {
  return { ...c, refusals: (c.refusals ?? {}) as Refusals } satisfies Contract<Request, Reply, Refusals>;
}

/** Where a request to a call goes: `:name` segments take their fields, the others of a GET stand in its query. */
export function callUrl(contract: Pick<Contract, 'path' | 'method'>, request: unknown): string {
  const fields = { ...(request as Record<string, unknown>) };
  const path = contract.path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = String(fields[name] ?? '');
    delete fields[name];
    return encodeURIComponent(value);
  });
  if (contract.method === 'POST') return `/${path}`;
  const params = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(params.map(([name, value]) => [name, String(value)])).toString();
  return query ? `/${path}?${query}` : `/${path}`;
}

export type RequestOf<C extends Contract> = z.output<C['request']>;
export type RequestInput<C extends Contract> = z.input<C['request']>;
export type ReplyOf<C extends Contract> = z.output<C['reply']>;
export type RefusalName<C extends Contract> = keyof C['refusals'] & string;

const tooLong = (max: number) => ({ error: () => t`Please use at most ${max} characters` });

/** A text exactly as typed, at most `max` characters: not trimmed, not normalised. */
export const asTyped = (max: number) => z.string().max(max, tooLong(max));

/** A text before it is cleaned: blanks and control characters do not count towards `max`, but are bounded too. */
const asPasted = (max: number) => z.string().max(4 * max + 100, tooLong(max));

/** A list of at most `most` items. */
export const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, { error: () => t`Please send at most ${max} at once` });

/** A field that clients send and the store ignores; its value is dropped unread. */
export const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional();

/** An id or number as clients send it, text or number; becomes a trimmed text of at most `max` characters. */
export const textId = (max = 200) =>
  z
    .union([asPasted(max), z.number()], msg('Please enter a value'))
    .transform((value) => cleanText(String(value)))
    .pipe(asTyped(max));

/** A database id from outside: digits only, within the safe integers. Anything else is 0, an id no row has. */
export const rowId = textId().transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0));

/** Free text from outside, NFC, without control characters, at most `max` characters; a missing value is ''. */
export const freeText = (max: number) =>
  z
    .union([asPasted(max), z.number(), z.null()])
    .optional()
    .transform((value) => cleanText(String(value ?? '')))
    .pipe(asTyped(max));

/** 2026-02-30 is not a day, and PostgreSQL has no year 0. */
function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && text > '0001' && new Date(time).toISOString().startsWith(text);
}

const day = z
  .string()
  .max(10, msg('Please enter a date'))
  .regex(/^\d{4}-\d{2}-\d{2}$/, msg('Please enter a date'));
const orNothing = <Text extends z.ZodType>(text: Text) => text.optional().or(z.literal('').transform(() => undefined));

/** A text in the form 'YYYY-MM-DD', not checked against the calendar; or nothing. */
export const optionalDayText = orNothing(day);

/** A day of the calendar, 'YYYY-MM-DD', or nothing. */
export const optionalDay = orNothing(day.refine(isCalendarDay, msg('Please enter a date')));

// Cc without tab and line ends, and Cf: zero-width and direction characters.
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;

/** NFC, control and direction characters removed, blanks trimmed. */
export function cleanText(text: string): string {
  return normalizeUnicode(text, 'NFC').replace(unprintable, '').trim();
}

// What no name, address or number is written with: control and direction characters, signs of markup, pictures,
// digits of other scripts.
const odd = /(?![\t\n\r])[\p{Cc}\p{Cf}]|[<>\uFFFD\p{Cs}]|\p{Extended_Pictographic}|(?![0-9])\p{Nd}/u;

/**
 * One line of text that is stored and shown to others: letters of any script, digits 0–9 and punctuation, a
 * line end or tab becomes a blank, at most `max` characters. Anything else is refused, not mended.
 */
export const plainText = (max: number) =>
  z
    .union([asPasted(max), z.number(), z.null()])
    .optional()
    .transform((value) =>
      normalizeUnicode(String(value ?? ''), 'NFC')
        .replace(/[^\S ]+/gu, ' ')
        .trim(),
    )
    .pipe(asTyped(max).refine((text) => !odd.test(text), msg('Please use letters, digits and punctuation only')));
