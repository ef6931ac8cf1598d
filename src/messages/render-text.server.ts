import { isolate } from '../lib/i18n.ts';
import { withLocale } from '../server/http/locale.server.ts';
import type { ContentBlock, MessageContent, TemplateContext } from './message-template.ts';

export function renderText({ blocks }: MessageContent, { site, address }: TemplateContext): string {
  const sections = withLocale(site, () => blocks.map(blockText));
  return [...sections, `-- \n${site.legalName}\n${address}\n${site.contact.email}`].join('\n\n').concat('\n');
}

export function renderSms({ blocks }: MessageContent): string {
  return blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');
}

function blockText(block: ContentBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${isolate(value)}`).join('\n');
    case 'table':
      return tableText(block.head, block.rows);
  }
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, i) => isolate(padded(cell, widths[i] ?? 0, i === 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const padded = (cell: string, width: number, isValidText: boolean) =>
  isValidText ? cell.padEnd(width) : cell.padStart(width);
