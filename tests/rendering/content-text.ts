import type { Content, Paper } from '../../src/server/printing/paper.ts';

/** The text of a part of a document in reading order, without rendering it. */
export const contentText = (content: unknown): string =>
  textsOf(content)
    .filter((text) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ');

export const definitionText = ({ content, footer }: Paper): string => contentText([content, footer?.(1, 1)]);

type Node = Partial<Record<'text' | 'stack' | 'columns' | 'section' | 'table', unknown>>;

function textsOf(content: unknown): string[] {
  if (typeof content === 'string' || typeof content === 'number') return [String(content)];
  if (Array.isArray(content)) return content.flatMap(textsOf);
  if (typeof content !== 'object' || content === null) return [];
  const { text, stack, columns, section, table }: Node = content;
  // Runs of one text belong together; parts beside and below one another do not.
  if (Array.isArray(text)) return [text.flatMap((run) => textsOf(run as Content)).join('')];
  const body = typeof table === 'object' && table !== null && 'body' in table ? table.body : undefined;
  return [text, stack, columns, section, body].flatMap(textsOf);
}
