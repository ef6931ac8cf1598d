import { expect, test } from 'vitest';
import { escapeXml, parentElement, textElement } from './xml.ts';

test.each([
  ['a & b', 'a &amp; b'],
  ['<script>', '&lt;script&gt;'],
  [`"'`, '&quot;&#39;'],
  ['a\u0000\u0008\uFFFE\uD800b', 'ab'],
  ['₹ कंपनी 😀', '₹ कंपनी 😀'],
])('%j is written %s', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

test('an element has its text and attributes, and is left out without a text', () => {
  expect(textElement('ID', 'a&b', { schemeID: '"' })).toBe('<ID schemeID="&quot;">a&amp;b</ID>');
  expect(textElement('ID', '')).toBe('');
});

test('an element of others is left out when all of them are', () => {
  expect(parentElement('Party', textElement('Name', 'GWD'), '')).toBe('<Party><Name>GWD</Name></Party>');
  expect(parentElement('Party', '', '')).toBe('');
});
