import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import { print } from './print-legal-worker.server.ts';

test.each([
  ['nod', 'privacy-policy', 'Privacy policy', 'Data Protection Board of India'],
  ['gwd', 'terms-condition', 'Terms and conditions', 'laws of the United Arab Emirates'],
] as const)('%s: the %s is printed by the name of its page', async (site, name, title, law) => {
  const text = readPdf(await print({ site: sites[site], name })).pages.join(' ');
  expect(text).toContain(title);
  expect(text).toContain(law);
});
