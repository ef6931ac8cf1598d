import type { Site } from '../sites/site.ts';

/** A part of a letter, in the order it is read. */
export type ContentBlock =
  | { kind: 'text'; text: string }
  /** Small, at the end: what to do if it was not you. */
  | { kind: 'note'; text: string }
  /** An OTP, large. */
  | { kind: 'code'; code: string }
  /** Shown as a button, with the address below it for whoever can't press one. */
  | { kind: 'link'; label: string; href: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** The first column is text, the others are figures. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

/** What a message says, before it has a look. An SMS is its text blocks alone. */
export type MessageContent = { subject: string; blocks: readonly ContentBlock[] };

/** Where and for whom a letter is written; `address` is the site's own, without a slash at the end. */
export type TemplateContext = { site: Site; address: string };

/** Writes a letter from what was noted when it was queued. */
export type Template = (data: Record<string, unknown>, setting: TemplateContext) => MessageContent;

/** Every template by the name that stands in the outbox; rooms bring their own, the assembly joins them. */
export type Templates = Readonly<Record<string, Template>>;

/** A template whose data has a type; the room that queues it writes just that. */
export function defineTemplate<Data extends Record<string, unknown>>(
  write: (data: Data, setting: TemplateContext) => MessageContent,
) {
  return write as Template;
}
