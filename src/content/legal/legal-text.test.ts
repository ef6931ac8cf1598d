import { expect, test } from 'vitest';
import { deviceDays } from '../../account/sign-in/new-device.rule.ts';
import type { CookieName } from '../../server/http/cookies.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { buildLegalText, legalNames } from './legal-text.ts';

const textOf = (code: keyof typeof sites, name: (typeof legalNames)[number]) =>
  buildLegalText(sites[code], name)
    .parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .join(' ');

test('each site names its own seller and the law of its country', () => {
  expect(textOf('nod', 'privacy-policy')).toMatch(/Digital Personal Data Protection Act, 2023.*Data Protection Board/);
  expect(textOf('gwd', 'privacy-policy')).toMatch(/Federal Decree-Law No. 45 of 2021.*UAE Data Office/);
  expect(textOf('zwz', 'terms-condition')).toMatch(/ZWZ Bearings India Private Limited.*GSTIN 27AAACZ1234F1ZL.*CGST/);
  expect(textOf('gwd', 'terms-condition')).toMatch(/TRN 100234567800003.*VAT.*courts of Dubai/);
});

test('the terms name the grievance officer where the shop has one', () => {
  expect(textOf('nod', 'terms-condition')).toContain(
    'Our grievance officer is Rohan Desai, Head of customer service. Write to complaints@nod.example or call +91 22 5550 0169.',
  );
  expect(textOf('gwd', 'terms-condition')).not.toContain('grievance');
});

test('no legal text mentions the other country', () => {
  for (const name of legalNames) {
    expect(textOf('gwd', name)).not.toMatch(/GST|India/);
    for (const code of ['zwz', 'nod'] as const) expect(textOf(code, name)).not.toMatch(/VAT|Emirates|TRN/);
  }
});

test('the privacy policy explains the cookies that buyers get', () => {
  const names: Record<Exclude<CookieName, 'desk' | 'preview'>, RegExp> = {
    auth_key: /One cookie keeps you signed in/,
    device: new RegExp(`Another recognises your device for ${deviceDays} days`),
    position: /A third lasts a few seconds after a change/,
  };
  for (const explained of Object.values(names)) expect(textOf('nod', 'privacy-policy')).toMatch(explained);
});

test('no legal text has an unfilled placeholder', () => {
  for (const code of ['zwz', 'nod', 'gwd'] as const)
    for (const name of legalNames) expect(textOf(code, name)).not.toMatch(/undefined|null|\[|\{/);
});
