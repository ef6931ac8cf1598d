import { z } from 'zod';
import { currencies } from './currency.ts';
import { isDay } from './dates.ts';
import { msg, t } from './i18n.ts';
import { normalizeUnicode } from './normalize-unicode.ts';
import type { NameIn } from './refusals.ts';

/** `code` is the name of the error, for programs. */
export type FieldError = { field: string; message: string; code?: string };

export type RefusalReply<Name extends string = string> = {
  success: false;
  message: string;
  refusal?: Name;
  errors?: FieldError[];
  request_id?: string;
};

export type Contract<
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refusals extends Record<string, string> = Record<string, string>,
> = {
  /** A path without leading slash, with trailing slash; `:name` segments are path parameters. */
  path: string;
  method: 'GET' | 'POST';
  summary: string;
  request: Request;
  reply: Reply;
  refusals: Refusals;
  /** The body is a file, and the fields of the request are in the query. */
  takesFile?: true;
  /** The name that generated clients of programs give the call, such as 'listOrders'. */
  operation?: string;
  /** Why one of the `rows` of a batch may be refused while the others are saved, by name. */
  rowRefusals?: Readonly<Record<string, string>>;
  /** The field that a refusal is about, by the name of the refusal. */
  params?: Readonly<Record<string, string>>;
};

export function defineContract<
  Path extends string,
  Method extends Contract['method'],
  Request extends z.ZodType,
  Reply extends z.ZodType,
  const Refusals extends Record<string, string> = Record<never, string>,
>(
  c: Omit<Contract<Request, Reply, Refusals>, 'path' | 'method' | 'refusals'> & {
    path: Path;
    method: Method;
    refusals?: Refusals;
  },
) {
  return { ...c, refusals: (c.refusals ?? {}) as Refusals } satisfies Contract<Request, Reply, Refusals>;
}

/** 'POST /api/search/' */
export type EndpointOf<C extends Contract> = `${C['method']} /${C['path']}`;
export type RequestOf<C extends Contract> = z.output<C['request']>;
export type RequestInput<C extends Contract> = z.input<C['request']>;
export type ReplyOf<C extends Contract> = z.output<C['reply']>;
/** A reply as the handler gives it, with what the schema turns into text. */
export type ReplyInput<C extends Contract> = z.input<C['reply']>;
/** What a call answers: its reply, or a refusal by one of its names. */
export type AnswerOf<C extends Contract> = ReplyOf<C> | RefusalReply<RefusalName<C>>;
export type RefusalName<C extends Contract> = NameIn<C['refusals']>;

export const currencyField = z.enum(currencies);

/** The reply of a call that says no more than that it is done. */
export const doneReply = z.object({ success: z.literal(true) });

/** The same with what the person is told. */
export const messageReply = z.object({ success: z.literal(true), message: z.string() });

/** A moment of a row: the statement returns a Date, and whoever reads the reply has its ISO text. */
export const instant = z.codec(z.date(), z.iso.datetime(), {
  decode: (date) => date.toISOString(),
  encode: (text) => new Date(text),
});

const tooLong = (max: number) => ({ error: () => t`Please use at most ${max} characters` });

export const asTyped = (max: number) => z.string().max(max, tooLong(max));

/** The text before it is cleaned; blanks and control characters may exceed `max`, but are bounded too. */
const asPasted = (max: number) => z.string().max(4 * max + 100, tooLong(max));

export const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, { error: () => t`Please send at most ${max} at once` });

export const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional();

/** A text of a program, which sends no number for it. */
export const sentText = (max: number) => asPasted(max).transform(cleanText).pipe(asTyped(max));

/** The same where null, and nothing at all, mean an empty text. */
export const optionalText = (max: number) =>
  sentText(max)
    .nullish()
    .transform((text) => text ?? '');

export const textId = (max = 200) =>
  z
    .union([asPasted(max), z.number()], msg('Please enter a value'))
    .transform((value) => cleanText(String(value)))
    .pipe(asTyped(max));

export const rowId = textId().transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0));

export const freeText = (max: number) =>
  z
    .union([asPasted(max), z.number(), z.null()])
    .optional()
    .transform((value) => cleanText(String(value ?? '')))
    .pipe(asTyped(max));

const day = z
  .string()
  .max(10, msg('Please enter a date'))
  .regex(/^\d{4}-\d{2}-\d{2}$/, msg('Please enter a date'));
const orNothing = <Text extends z.ZodType>(text: Text) => text.optional().or(z.literal('').transform(() => undefined));

export const optionalDayText = orNothing(day);

export const requiredDay = day.refine(isDay, msg('Please enter a date'));

export const optionalDay = orNothing(requiredDay);

// Cc without tab and line ends, and Cf: zero-width and direction characters.
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;

export function cleanText(text: string): string {
  return normalizeUnicode(text, 'NFC').replace(unprintable, '').trim();
}

// Control and direction characters, markup, emoji and digits of other scripts.
const odd = /(?![\t\n\r])[\p{Cc}\p{Cf}]|[<>\uFFFD\p{Cs}]|\p{Extended_Pictographic}|(?![0-9])\p{Nd}/u;

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

/**
 * Undefined where nothing is sent. For a field that a release adds to a call with an Idempotency-Key: what was sent to the
 * release before and is sent again must read the same.
 */
export const addedText = <Text extends z.ZodType<string>>(text: Text) => text.transform((value) => value || undefined);
