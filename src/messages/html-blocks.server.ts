import { isolate } from '../lib/i18n.ts';
import { escapeMarkup } from '../lib/xml.ts';
import type { MailTheme } from '../sites/themes.ts';
import type { CodeCell, ContentBlock, MessageFact } from './message-template.ts';

export const mailFonts = "'IBM Plex Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const monospace = "'IBM Plex Mono',Menlo,Consolas,'Courier New',monospace";

/** Many mail programs know only left and right. */
export type Look = MailTheme & { start: 'left' | 'right'; end: 'left' | 'right' };

/** Rows of the sheet, which is one column; `class` names are for the dark and for phones. */
export function blockRows(blocks: readonly ContentBlock[], look: Look): string {
  const button = blocks.findIndex((block) => block.kind === 'link');
  return blocks.map((block, index) => blockRow(block, look, index === button)).join('\n');
}

function blockRow(block: ContentBlock, look: Look, isButton: boolean): string {
  const font = (size: string, colour: string) => `font:${size} ${mailFonts};color:${colour}`;
  switch (block.kind) {
    case 'text':
      return row(`<p class="ink" style="margin:0;${font('16px/24px', look.ink)}">${lines(block.text)}</p>`, 12);
    case 'note':
      return row(`<p class="soft" style="margin:0;${font('13px/20px', look.ink2)}">${lines(block.text)}</p>`, 12);
    case 'code':
      return row(
        `<p class="well" style="margin:0;padding:12px 16px;background:${look.sunken};font:600 28px/36px ${monospace};letter-spacing:4px;color:${look.ink}">${escapeMarkup(block.code)}</p>`,
        16,
      );
    case 'link':
      return row(isButton ? buttonHtml(block, look) : linkHtml(block, look), isButton ? 20 : 12);
    case 'steps':
      return row(stepsHtml(block.steps, look), 24);
    case 'facts':
      return `<tr><td style="padding:20px 0 0">${factsHtml(block.rows, look)}</td></tr>`;
    case 'table':
      return row(tableHtml(block.head, block.rows, look), 24);
    case 'totals':
      return row(totalsHtml(block.rows, look), 8);
  }
}

const row = (html: string, above: number) => `<tr><td class="pad" style="padding:${above}px 24px 0">${html}</td></tr>`;

type Link = { label: string; href: string };

const buttonHtml = ({ label, href }: Link, look: Look) =>
  `<table role="presentation" class="btn" cellpadding="0" cellspacing="0"><tr><td align="center" class="press" style="background:${look.accent};border-radius:2px"><a href="${escapeMarkup(href)}" class="press" style="display:inline-block;padding:12px 24px;background:${look.accent};border-radius:2px;font:500 16px/24px ${mailFonts};color:${look.onAccent};text-decoration:none">${escapeMarkup(label)}</a></td></tr></table>`;

const linkHtml = ({ label, href }: Link, look: Look) =>
  `<a href="${escapeMarkup(href)}" class="link" style="font:14px/20px ${mailFonts};color:${look.accent};text-decoration:underline">${escapeMarkup(label)}</a>`;

function stepsHtml(steps: readonly { name: string; note: string; isDone: boolean }[], look: Look): string {
  const width = Math.floor(100 / steps.length);
  const cells = steps.map(({ name, note, isDone }) => {
    const line = isDone ? `2px solid ${look.mark}` : `2px dashed ${look.lineStrong}`;
    const weight = isDone ? 600 : 500;
    return `<td class="step ink${isDone ? ' done' : ''}" width="${width}%" valign="top" style="border-top:${line};padding:8px 0 0;padding-${look.end}:8px;font:${weight} 13px/20px ${mailFonts};color:${look.ink}">${escapeMarkup(name)}<span class="soft" style="display:block;font:12px/16px ${mailFonts};color:${look.ink2}">${escapeMarkup(isolate(note))}</span></td>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells.join('')}</tr></table>`;
}

/** Longer values take the whole width. */
const longestHalf = 44;

function factsHtml(rows: readonly MessageFact[], look: Look): string {
  const isWhole = ([, value]: MessageFact) => value.length > longestHalf || value.includes('\n');
  const grid: MessageFact[][] = [];
  for (const fact of rows) {
    const last = grid.at(-1);
    const fits = last?.length === 1 && last[0] !== undefined && !isWhole(last[0]) && !isWhole(fact);
    if (fits) last.push(fact);
    else grid.push([fact]);
  }
  const body = grid.map((cells) => `<tr>${cells.map((fact) => factCell(fact, cells.length, look)).join('')}</tr>`);
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="rule" style="border-top:1px solid ${look.rule}">${body.join('')}</table>`;
}

function factCell([label, value, face]: MessageFact, count: number, look: Look): string {
  const font = face === 'code' ? `font-family:${monospace}` : '';
  const span = count === 1 ? ' colspan="2"' : ' width="50%"';
  return `<td class="half pad ink"${span} valign="top" style="padding:10px 24px 12px;border-bottom:1px solid ${look.line};font:500 14px/20px ${mailFonts};color:${look.ink}"><span class="soft" style="display:block;font:400 12px/16px ${mailFonts};color:${look.ink2}">${escapeMarkup(label)}</span><span style="${font}">${lines(isolate(value))}</span></td>`;
}

/** On a phone the columns between the second and the last stand below the first. */
function tableHtml(head: readonly string[], rows: readonly (readonly (string | CodeCell)[])[], look: Look): string {
  const isMiddle = (column: number) => column > 1 && column < head.length - 1;
  const cell = (column: number) => {
    const align = column === 0 ? look.start : look.end;
    const gap = column === head.length - 1 ? '' : `;padding-${look.end}:12px`;
    return `padding:8px 0${gap};text-align:${align};vertical-align:top`;
  };
  const name = (column: number) => (isMiddle(column) ? ' class="wide soft"' : ' class="soft"');
  const heads = head.map(
    (text, i) =>
      `<th${name(i)} style="${cell(i)};border-bottom:1px solid ${look.rule};font:500 12px/16px ${mailFonts};color:${look.ink2}">${escapeMarkup(text)}</th>`,
  );
  const body = rows.map((cells) => {
    const hidden = cells.flatMap((one, i) =>
      isMiddle(i) && typeof one === 'string' && one !== '' ? [`${head[i]} ${one}`] : [],
    );
    const shown = cells.map((one, i) => {
      const face = i === 0 ? `font:14px/20px ${mailFonts}` : `font:14px/20px ${mailFonts};white-space:nowrap`;
      const inside =
        i === 0 ? nameHtml(one, hidden, look) : escapeMarkup(isolate(typeof one === 'string' ? one : one.code));
      const known = isMiddle(i) ? 'wide ink' : 'ink';
      return `<td class="${known}" style="${cell(i)};border-bottom:1px solid ${look.line};${face};color:${look.ink}">${inside}</td>`;
    });
    return `<tr>${shown.join('')}</tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" class="rule" style="border-top:2px solid ${look.rule};font-variant-numeric:tabular-nums"><tr>${heads.join('')}</tr>${body.join('')}</table>`;
}

function nameHtml(cell: string | CodeCell, hidden: readonly string[], look: Look): string {
  const phone = hidden.map(
    (text) =>
      `<span class="phone soft" style="display:none;font:12px/16px ${mailFonts};color:${look.ink2}">${escapeMarkup(isolate(text))}</span>`,
  );
  if (typeof cell === 'string') return escapeMarkup(isolate(cell)) + phone.join('');
  const about = cell.about.map(
    (text) =>
      `<span class="soft" style="display:block;font:12px/16px ${mailFonts};color:${look.ink2}">${escapeMarkup(isolate(text))}</span>`,
  );
  const code = `<span style="font-family:${monospace};font-weight:500;white-space:nowrap">${escapeMarkup(isolate(cell.code))}</span>`;
  return [code, ...about, ...phone].join('');
}

function totalsHtml(rows: readonly (readonly [label: string, amount: string])[], look: Look): string {
  const body = rows.map(([label, amount], index) => {
    const isTotal = index === rows.length - 1;
    const face = isTotal
      ? `padding:10px 0 0;border-top:1px solid ${look.rule};font:600 18px/24px ${mailFonts};color:${look.ink}`
      : `padding:4px 0;font:14px/20px ${mailFonts};color:${look.ink2}`;
    const known = isTotal ? 'ink rule' : 'soft';
    return `<tr><td class="${known}" style="${face}">${escapeMarkup(label)}</td><td class="${known}" align="${look.end}" style="${face};white-space:nowrap">${escapeMarkup(isolate(amount))}</td></tr>`;
  });
  return `<table role="presentation" align="${look.end}" class="sum" width="280" cellpadding="0" cellspacing="0" style="font-variant-numeric:tabular-nums">${body.join('')}</table>`;
}

const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');
