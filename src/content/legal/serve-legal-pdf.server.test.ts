import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../sites/site.ts';
import { buildLegalText, legalNames } from './legal-text.ts';

const store = setUp(openTestStore);

const get = (path: string, site: SiteCode = 'nod') =>
  store.app.request(path, { headers: { host: `${site}.localhost:3000` } });

/** Each text once, and each site: what it says on the others is in its own test. */
const printed = legalNames.map((name, at) => [siteCodes[at % siteCodes.length] ?? 'nod', name] as const);

test.each(printed)('%s: the legal text %s is a PDF with the content of its page', async (code, name) => {
  const response = await get(`/${name}.pdf`, code);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  const { pages } = readPdf(Buffer.from(await response.arrayBuffer()));
  expect(response.headers.get('x-pages')).toBe(String(pages.length));
  const text = pages.join(' ').replace(/\s+/g, ' ');
  const { title, parts } = buildLegalText(sites[code], name);
  for (const expected of [title, ...parts.map((part) => part.title), sites[code].legalName])
    expect(text).toContain(expected);
});

test('a legal text is printed once', async () => {
  const read = async () => Buffer.from(await (await get('/disclaimer.pdf')).arrayBuffer());
  const [first, again] = [await read(), await read()];
  expect(first.equals(again)).toBe(true);
});

test('an unknown legal text is not found', async () => {
  expect((await get('/imprint.pdf')).status).toBe(404);
});
