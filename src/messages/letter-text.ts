import { apart } from '../lib/say.ts';
import { speakAs } from '../server/speak.ts';
import type { Block, Letter, Setting } from './letter.ts';

/** A letter as plain text, ending with who wrote it. */
export function letterText({ blocks }: Letter, { site, address }: Setting): string {
  const told = speakAs(site, () => blocks.map(blockText));
  return [...told, `-- \n${site.legalName}\n${address}\n${site.contact.email}`].join('\n\n').concat('\n');
}

/** A letter as the text of an SMS: its text blocks in one line. */
export function smsText({ blocks }: Letter): string {
  return blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${apart(value)}`).join('\n');
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
        .map((cell, i) => apart(padded(cell, widths[i] ?? 0, i === 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const padded = (cell: string, width: number, isValidText: boolean) =>
  isValidText ? cell.padEnd(width) : cell.padStart(width);
