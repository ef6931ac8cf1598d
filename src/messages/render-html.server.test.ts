import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import { siteModules } from '../sites/site.ts';
import type { MessageContent } from './message-template.ts';
import { renderHtml } from './render-html.server.ts';
import { renderText } from './render-text.server.ts';

const letter: MessageContent = {
  subject: 'Order',
  blocks: [{ kind: 'table', head: ['Item', 'Qty'], rows: [['6205', '4']] }],
};
const written = (language: 'en-AE' | 'ar-AE') =>
  renderHtml(letter, { site: { ...sites.gwd, language }, address: 'http://gwd.example' }, { logo: 'cid:logo' });

test('an email follows the text direction of its language, with figures at the far side', () => {
  expect(written('en-AE').match(/dir="ltr"/g)).toHaveLength(2);
  expect(written('ar-AE').match(/dir="rtl"/g)).toHaveLength(2);
  const sides = (html: string) => Array.from(html.matchAll(/text-align:(\w+)/g), ([, side]) => side);
  expect(sides(written('en-AE'))).toEqual(['left', 'right', 'left', 'right']);
  expect(sides(written('ar-AE'))).toEqual(['right', 'left', 'right', 'left']);
});

test('a phone number keeps its direction in a right-to-left email sent by a job', () => {
  const facts: MessageContent = { subject: 'Call', blocks: [{ kind: 'facts', rows: [['Phone', '+971 4 555 0171']] }] };
  const setting = { site: { ...sites.gwd, language: 'ar-AE' as const }, address: 'http://gwd.example' };
  for (const written of [renderHtml(facts, setting, { logo: '' }), renderText(facts, setting)])
    expect(written).toContain('\u2068+971 4 555 0171\u2069');
});

const setting = { site: sites.nod, address: 'https://nod.example' };
const html = (content: Partial<MessageContent>, scheme?: 'light' | 'dark') =>
  renderHtml({ subject: 'Order', blocks: [], ...content }, setting, { logo: 'cid:logo', ...(scheme && { scheme }) });

test('an email can be read without its logo, and says who sent it', () => {
  const page = html({});
  expect(page.match(/<img/g)).toHaveLength(1);
  expect(page).toContain('alt=""');
  const words = page.replace(/<style>.*<\/style>/s, '').replace(/<[^>]+>/g, ' ');
  for (const text of ['NOD', sites.nod.legalName, 'Nagdevi Street', sites.nod.contact.phone, sites.nod.contact.email])
    expect(words).toContain(text);
  expect(words).toContain(`GSTIN ${sites.nod.branches[0]?.taxNumber}`);
});

test('an email is dark for who reads in the dark, in the colours of the site', () => {
  const { mailTheme, mailThemeDark } = siteModules.nod;
  expect(html({})).toContain('@media (prefers-color-scheme:dark){.page{background:');
  expect(html({})).toContain(`.page{background:${mailThemeDark.page}!important}`);
  expect(html({})).toContain(`background:${mailTheme.page}`);
  expect(html({}, 'light')).toContain('@media not all{');
  expect(html({}, 'dark')).toContain('@media all{');
});

test('a heading may differ from the subject, and the preview is the first text', () => {
  const page = html({ heading: 'We have it', blocks: [{ kind: 'text', text: 'Five lines.' }] });
  expect(page).toContain('<title>Order</title>');
  expect(page).toMatch(/<h1[^>]*>We have it<\/h1>/);
  expect(page).toMatch(/<div style="display:none[^>]*>Five lines\.<\/div>/);
  expect(html({ preview: 'Short' })).toMatch(/<div style="display:none[^>]*>Short<\/div>/);
});

test('texts cannot become markup', () => {
  const nasty = '<img src=x onerror=alert(1)>';
  const page = html({
    subject: nasty,
    heading: nasty,
    preview: nasty,
    blocks: [
      { kind: 'text', text: nasty },
      { kind: 'note', text: nasty },
      { kind: 'code', code: nasty },
      { kind: 'link', label: nasty, href: `https://nod.example/"${nasty}` },
      { kind: 'steps', steps: [{ name: nasty, note: nasty, isDone: true }] },
      { kind: 'facts', rows: [[nasty, nasty]] },
      {
        kind: 'table',
        head: [nasty, nasty, nasty, nasty],
        rows: [[{ code: nasty, about: [nasty] }, nasty, nasty, nasty]],
      },
      { kind: 'totals', rows: [[nasty, nasty]] },
    ],
  });
  expect(page.match(/<img/g)).toHaveLength(1);
  expect(page).not.toContain('onerror=alert(1)>');
});
