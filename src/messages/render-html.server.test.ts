import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import type { MessageContent } from './message-template.ts';
import { renderHtml } from './render-html.server.ts';
import { renderText } from './render-text.server.ts';

const letter: MessageContent = {
  subject: 'Order',
  blocks: [{ kind: 'table', head: ['Item', 'Qty'], rows: [['6205', '4']] }],
};
const written = (language: 'en-AE' | 'ar-AE') =>
  renderHtml(letter, { site: { ...sites.gwd, language }, address: 'http://gwd.example' });

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
  for (const written of [renderHtml(facts, setting), renderText(facts, setting)])
    expect(written).toContain('\u2068+971 4 555 0171\u2069');
});
