import type { Site } from '../sites/site.ts';

export type ContentBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** The first column is text, the others are figures. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

export type MessageContent = { subject: string; blocks: readonly ContentBlock[] };

/** `address` is the site, without a trailing slash. */
export type TemplateContext = { site: Site; address: string };

export type Template = (data: Record<string, unknown>, setting: TemplateContext) => MessageContent;

export type Templates = Readonly<Record<string, Template>>;

export function defineTemplate<Data extends Record<string, unknown>>(
  write: (data: Data, setting: TemplateContext) => MessageContent,
) {
  return write as Template;
}
