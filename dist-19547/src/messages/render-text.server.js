import { isolate } from '../lib/i18n.js';
import { withLocale } from '../server/http/locale.server.js';
                                                                                                     

/** Wider tables have the text of a row above its figures, as mail programs break long lines. */
const maxWidth = 72;

export function renderText({ blocks }                , { site, address }                 )         {
  const sections = withLocale(site, () => blocks.map(blockText));
  return [...sections, `-- \n${site.legalName}\n${address}\n${site.contact.email}`].join('\n\n').concat('\n');
}

export function renderSms({ blocks }                )         {
  return blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');
}

function blockText(block              )         {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'steps':
      return block.steps
        .map(({ name, note, isDone }) => `${isDone ? '[x]' : '[ ]'} ${[name, note].filter(Boolean).join(': ')}`)
        .join('\n');
    case 'facts':
      return factsText(block.rows.map(([label, value]) => [label, value]));
    case 'table':
      return tableText(block.head, block.rows);
    case 'totals':
      return totalsText(block.rows);
  }
}

/** Further lines of a value stand below its first. */
function factsText(rows                                                      )         {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows
    .map(([label, value]) => {
      const lines = value.split('\n').map((line) => isolate(line));
      return `${label}:`.padEnd(width) + lines.join(`\n${' '.repeat(width)}`);
    })
    .join('\n');
}

function totalsText(rows                                                       )         {
  const labelWidth = Math.max(...rows.map(([label]) => label.length)) + 2;
  const amountWidth = Math.max(...rows.map(([, amount]) => amount.length));
  return rows
    .map(([label, amount]) => `${label}:`.padEnd(labelWidth) + isolate(amount.padStart(amountWidth)))
    .join('\n');
}

                              
const cellText = (cell       = '') => (typeof cell === 'string' ? cell : cell.code);
const aboutLines = (cell       = '') => (typeof cell === 'string' ? [] : cell.about.map((line) => `  ${line}`));

function tableText(head                   , rows                              )         {
  const all                               = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => cellText(row[column]).length)));
  const isWide = widths.reduce((sum, width) => sum + width + 2, -2) > maxWidth;
  const figures = (row                 ) =>
    row.slice(1).map((cell, i) => isolate(cellText(cell).padStart(widths[i + 1] ?? 0)));
  return all
    .flatMap((row) => {
      const [first] = row;
      const name = cellText(first);
      const lines = isWide
        ? [isolate(name), `  ${figures(row).join('  ')}`]
        : [[isolate(name.padEnd(widths[0] ?? 0)), ...figures(row)].join('  ').trimEnd()];
      return [...lines, ...aboutLines(first)];
    })
    .join('\n');
}
