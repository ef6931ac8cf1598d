import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { buildLegalText, legalNames } from './legal-text.ts';

const wordsOf = (code: keyof typeof sites, name: (typeof legalNames)[number]) =>
  buildLegalText(sites[code], name)
    .parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .join(' ');

test('each site names its own seller and the law of its country', () => {
  expect(wordsOf('nod', 'privacy-policy')).toMatch(/Digital Personal Data Protection Act, 2023.*Data Protection Board/);
  expect(wordsOf('gwd', 'privacy-policy')).toMatch(/Federal Decree-Law No. 45 of 2021.*UAE Data Office/);
  expect(wordsOf('zwz', 'terms-condition')).toMatch(/ZWZ Bearings India Private Limited.*GSTIN 27AAACZ1234F1ZL.*CGST/);
  expect(wordsOf('gwd', 'terms-condition')).toMatch(/TRN 100234567800003.*VAT.*courts of Dubai/);
});

test('no text of one country speaks of the other', () => {
  for (const name of legalNames) {
    expect(wordsOf('gwd', name)).not.toMatch(/GST|India/);
    for (const code of ['zwz', 'nod'] as const) expect(wordsOf(code, name)).not.toMatch(/VAT|Emirates|TRN/);
  }
});

test('nothing is left to be filled in', () => {
  for (const code of ['zwz', 'nod', 'gwd'] as const)
    for (const name of legalNames) expect(wordsOf(code, name)).not.toMatch(/undefined|null|\[|\{/);
});
