import type { Site } from '../sites/site.ts';

/** A designation or a number, in the monospaced face, with short lines about it. */
export type CodeCell = { code: string; about: readonly string[] };

/** `code`: in the monospaced face. */
export type MessageFact = readonly [label: string, value: string, face?: 'code'];

export type ContentBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'code'; code: string }
  /** The first one is a button. */
  | { kind: 'link'; label: string; href: string }
  | { kind: 'steps'; steps: readonly { name: string; note: string; isDone: boolean }[] }
  | { kind: 'facts'; rows: readonly MessageFact[] }
  /** The first column is text, the others are figures. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly (string | CodeCell)[])[] }
  /** The sums of a table; the last row is the total. */
  | { kind: 'totals'; rows: readonly (readonly [label: string, amount: string])[] };

export type MessageContent = {
  subject: string;
  /** The heading above the text, where it has other words than the subject. */
  heading?: string;
  /** The text that a list of mails shows beside the subject; the first text when it is left out. */
  preview?: string;
  /** A link that ends mails which their reader may be spared, also when a mail program posts to it. */
  unsubscribe?: string;
  blocks: readonly ContentBlock[];
};

/** `address` is the site, without a trailing slash. */
export type TemplateContext = { site: Site; address: string };

export type Template = (data: Record<string, unknown>, setting: TemplateContext) => MessageContent;

export type Templates = Readonly<Record<string, Template>>;

export function defineTemplate<Data extends Record<string, unknown>>(
  write: (data: Data, setting: TemplateContext) => MessageContent,
) {
  return write as Template;
}

export const textBlock = (text: string): ContentBlock => ({ kind: 'text', text });
export const noteBlock = (text: string): ContentBlock => ({ kind: 'note', text });
