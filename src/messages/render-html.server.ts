import { directionOf } from '../lib/text-direction.ts';
import { escapeMarkup } from '../lib/xml.ts';
import { withLocale } from '../server/http/locale.server.ts';
import type { Site } from '../sites/site.ts';
import { mailThemeOf } from '../sites/site-look.ts';
import type { MailTheme } from '../sites/themes.ts';
import { blockRows, type Look, mailFonts } from './html-blocks.server.ts';
import type { ContentBlock, MessageContent, TemplateContext } from './message-template.ts';

export type MailScheme = 'light' | 'dark';

type HtmlOptions = {
  /** The address of the logo; the mail can be read without it. */
  logo: string;
  /** The scheme that the outbox shows; without it, the reader's mail program chooses. */
  scheme?: MailScheme;
};

/** Tables and inline styles for mail programs; what they do not know of the style sheet is not needed to read. */
export const renderHtml = (content: MessageContent, context: TemplateContext, options: HtmlOptions): string =>
  withLocale(context.site, () => htmlOf(content, context, options));

function htmlOf(content: MessageContent, { site, address }: TemplateContext, { logo, scheme }: HtmlOptions): string {
  const { subject, heading = subject, preview = previewOf(content.blocks), blocks } = content;
  const direction = directionOf(site.language);
  const sides =
    direction === 'rtl' ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const);
  const look: Look = { ...mailThemeOf(site), ...sides };
  const band = `background:${look.brand}`;
  return `<!doctype html>
<html lang="${site.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(subject)}</title>${scheme ? '<base target="_blank">' : ''}
<style>
body{margin:0;padding:0}table{border-collapse:separate}
@media (max-width:479px){${phoneStyle(look)}}
@media ${darkQuery(scheme)}{${darkStyle(mailThemeOf(site, 'dark'))}}
</style></head>
<body dir="${direction}" class="page" style="margin:0;padding:0;background:${look.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${look.page}"><tr><td align="center" class="outer" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="sheet" style="width:100%;max-width:600px;background:${look.surface};border:1px solid ${look.rule}">
<tr><td class="band pad" style="${band};border-bottom:3px solid ${look.mark};padding:16px 24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="font:600 22px/32px ${mailFonts};color:${look.onBrand}">${headOf(site, logo, look)}</td><td align="${look.end}" style="font:12px/16px ${mailFonts};color:${look.onBrand2}">${escapeMarkup(site.tagline)}</td></tr></table></td></tr>
<tr><td class="pad" style="padding:28px 24px 0"><h1 class="ink" style="margin:0;font:600 24px/32px ${mailFonts};color:${look.ink}">${escapeMarkup(heading)}</h1></td></tr>
${blockRows(blocks, look)}
<tr><td style="padding:28px 0 0;font-size:0;line-height:0">&nbsp;</td></tr>
</table>
${footer(site, address, blocks, look)}
</td></tr></table>
</body></html>
`;
}

/** The mark and the name, or the own logo; one for light ground stands on a light field. */
function headOf({ name, ownLook, logoPictures }: Site, logo: string, look: Look): string {
  if (!ownLook?.logo || !logoPictures)
    return `<img src="${escapeMarkup(logo)}" width="32" height="32" alt="" style="vertical-align:-8px;margin-${look.end}:10px;border:0">${escapeMarkup(name)}`;
  const { width, height } = ownLook.logoOnDark ?? ownLook.logo;
  const shownWidth = Math.min(220, Math.round((36 * width) / Math.max(1, height)));
  const field = ownLook.logoOnDark ? '' : `background:${look.onBrand};padding:4px;`;
  return `<img src="${escapeMarkup(logo)}" width="${shownWidth}" alt="${escapeMarkup(name)}" style="${field}display:block;border:0;color:${look.onBrand}">`;
}

/** Who writes, as on a business letter. Beside a code there is no pincode, which programs that fill in codes could take for it. */
function footer(site: Site, address: string, blocks: readonly ContentBlock[], look: Look): string {
  const { legalName, contact, tax, branches } = site;
  const place = blocks.some(({ kind }) => kind === 'code') ? [] : contact.lines;
  const link = `class="link" style="color:${look.accent}"`;
  const number = branches[0] ? ` · ${tax.numberLabel} ${branches[0].taxNumber}` : '';
  return `<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td class="pad soft" style="padding:16px 24px;font:12px/20px ${mailFonts};color:${look.ink2}">${escapeMarkup([legalName, ...place].join(', ') + number)}<br>
${escapeMarkup(contact.phone)} · <a href="mailto:${escapeMarkup(contact.email)}" ${link}>${escapeMarkup(contact.email)}</a> · <a href="${escapeMarkup(address)}" ${link}>${escapeMarkup(address.replace(/^https?:\/\//, ''))}</a></td></tr></table>`;
}

const previewOf = (blocks: readonly ContentBlock[]): string =>
  blocks.find((block) => block.kind === 'text')?.text ?? '';

const darkQuery = (scheme: MailScheme | undefined) =>
  scheme === undefined ? '(prefers-color-scheme:dark)' : scheme === 'dark' ? 'all' : 'not all';

const phoneStyle = ({ start, end, mark, lineStrong }: Look) =>
  [
    '.outer{padding:0!important}.pad{padding-left:16px!important;padding-right:16px!important}',
    `.sheet{border-left:0!important;border-right:0!important}.btn,.sum{width:100%!important}.btn a{display:block!important}`,
    '.half{display:block!important;width:auto!important}.wide{display:none!important}.phone{display:block!important}',
    `.step{display:block!important;width:auto!important;border-top:0!important;border-${start}:2px dashed ${lineStrong}!important;padding:0 0 12px!important;padding-${start}:16px!important;padding-${end}:0!important}`,
    `.step.done{border-${start}:2px solid ${mark}!important}`,
  ].join('');

const darkStyle = (dark: MailTheme) =>
  [
    `.page{background:${dark.page}!important}.sheet{background:${dark.surface}!important;border-color:${dark.rule}!important}`,
    `.band{background:${dark.brand}!important;border-color:${dark.mark}!important}`,
    `.sheet td,.sheet th{border-color:${dark.line}!important}.sheet .rule{border-color:${dark.rule}!important}`,
    `.sheet .band{border-color:${dark.mark}!important}.sheet .step{border-color:${dark.lineStrong}!important}.sheet .done{border-color:${dark.mark}!important}`,
    `.ink{color:${dark.ink}!important}.soft{color:${dark.ink2}!important}.link{color:${dark.accent}!important}`,
    `.press{background:${dark.accent}!important}a.press{color:${dark.onAccent}!important}.well{background:${dark.sunken}!important;color:${dark.ink}!important}`,
  ].join('');
