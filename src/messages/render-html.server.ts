import { isolate } from '../lib/i18n.ts';
import { directionOf } from '../lib/text-direction.ts';
import { escapeMarkup } from '../lib/xml.ts';
import { withLocale } from '../server/http/locale.server.ts';
import { siteModules } from '../sites/site.ts';
import type { MailTheme } from '../sites/themes.ts';
import type { ContentBlock, MessageContent, TemplateContext } from './message-template.ts';

const fonts = "'IBM Plex Sans','Segoe UI',Helvetica,Arial,sans-serif";
/** Many mail clients know only left and right. */
type Look = MailTheme & { start: 'left' | 'right'; end: 'left' | 'right' };

const monospace = "'IBM Plex Mono',Consolas,'Courier New',monospace";

/** Tables and inline styles for mail clients; no images, as they may be blocked. */
export const renderHtml = (content: MessageContent, context: TemplateContext): string =>
  withLocale(context.site, () => htmlOf(content, context));

function htmlOf({ subject, blocks }: MessageContent, { site, address }: TemplateContext): string {
  const direction = directionOf(site.language);
  const sides =
    direction === 'rtl' ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const);
  const look: Look = { ...siteModules[site.code].mailTheme, ...sides };
  const small = `font:13px/1.5 ${fonts};color:${look.ink2}`;
  return `<!doctype html>
<html lang="${site.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head>
<body dir="${direction}" style="margin:0;padding:0;background:${look.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${look.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${look.surface};border:1px solid ${look.line}">
<tr><td style="padding:16px 24px;background:${look.brand};font:700 22px/1.2 ${fonts};letter-spacing:2px;color:${look.onBrand}">${escapeMarkup(site.name)}<span style="font:400 13px/1.2 ${fonts};letter-spacing:0">&nbsp;&nbsp;${escapeMarkup(site.tagline)}</span></td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font:600 20px/1.3 ${fonts};color:${look.ink}">${escapeMarkup(subject)}</h1>
${blocks.map((block) => blockHtml(block, look)).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${look.line};${small}">${escapeMarkup(site.legalName)}<br>
<a href="${escapeMarkup(address)}" style="color:${look.accent}">${escapeMarkup(address)}</a><br>
<a href="mailto:${escapeMarkup(site.contact.email)}" style="color:${look.accent}">${escapeMarkup(site.contact.email)}</a>, ${escapeMarkup(site.contact.phone)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function blockHtml(block: ContentBlock, look: Look): string {
  const text = `margin:0 0 16px;font:15px/1.5 ${fonts};color:${look.ink}`;
  switch (block.kind) {
    case 'text':
      return `<p style="${text}">${lines(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 8px;font:13px/1.5 ${fonts};color:${look.ink2}">${lines(block.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;padding:12px 16px;background:${look.sunken};font:600 28px/1.2 ${monospace};letter-spacing:4px;color:${look.ink}">${escapeMarkup(block.code)}</p>`;
    case 'link':
      return linkHtml(block.label, block.href, look);
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows.map((row) => factHtml(row, look)).join('')}</table>`;
    case 'table':
      return tableHtml(block.head, block.rows, look);
  }
}

function linkHtml(label: string, href: string, look: MailTheme): string {
  const button = `display:inline-block;padding:12px 24px;background:${look.accent};color:${look.onAccent};font:600 15px/1 ${fonts};text-decoration:none`;
  return `<p style="margin:0 0 8px"><a href="${escapeMarkup(href)}" style="${button}">${escapeMarkup(label)}</a></p>
<p style="margin:0 0 16px;font:12px/1.5 ${fonts};color:${look.ink2};word-break:break-all">${escapeMarkup(href)}</p>`;
}

function factHtml([label, value]: readonly [string, string], look: Look): string {
  const cell = `padding:4px 0;padding-${look.end}:16px;font:14px/1.4 ${fonts};vertical-align:top`;
  return `<tr><td style="${cell};color:${look.ink2}">${escapeMarkup(label)}</td><td style="${cell};color:${look.ink}">${lines(isolate(value))}</td></tr>`;
}

function tableHtml(head: readonly string[], rows: readonly (readonly string[])[], look: Look): string {
  const align = (column: number) => (column === 0 ? look.start : look.end);
  const cell = (column: number) =>
    `padding:8px 0;padding-${look.end}:8px;border-bottom:1px solid ${look.line};text-align:${align(column)};vertical-align:top`;
  const heads = head.map(
    (text, i) => `<th style="${cell(i)};font:600 12px/1.4 ${fonts};color:${look.ink2}">${escapeMarkup(text)}</th>`,
  );
  const body = rows.map(
    (row) =>
      `<tr>${row.map((text, i) => `<td style="${cell(i)};font:14px/1.4 ${i === 0 ? fonts : monospace};color:${look.ink}">${escapeMarkup(isolate(text))}</td>`).join('')}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse"><tr>${heads.join('')}</tr>${body.join('')}</table>`;
}

const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');
