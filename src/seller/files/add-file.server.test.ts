import { expect, test } from 'vitest';
import { makePdf, makePng } from '../../../tests/fixtures/papers.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import { readEnv } from '../../server/env.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { addFile } from './add-file.server.ts';

const store = setUp(openTestStore);

const add = (accepts: 'picture' | 'pdf' | 'logo', name: string, content: Uint8Array) =>
  addFile(store.database, sites.nod, createPaperStorages(readEnv({})), {
    accepts,
    name,
    content,
    by: 'Arjun Shah',
    now: store.now(),
  });

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';

test.each([
  ['a picture', 'picture', 'offer.png', async () => makePng(), /^\/seller-files\/\d+\/[0-9a-f]{16}\.webp$/],
  ['a long catalogue', 'pdf', 'a.pdf', () => makePdf(Array<string>(60).fill('page')), /\/[0-9a-f]{16}\.pdf$/],
  ['a logo', 'logo', 'logo.svg', async () => Buffer.from(logo), /\/[0-9a-f]{16}\.png$/],
] as const)('%s is kept under an address of its content', async (_what, accepts, name, make, address) => {
  const added = await add(accepts, name, await make());
  expect(added).toEqual({ href: expect.stringMatching(address) });
});

test.each([
  ['a text as a PDF', 'pdf', async () => Buffer.from('<html>'), 'This is not a PDF. Please choose another file.'],
  ['a broken PDF', 'pdf', async () => Buffer.from('%PDF-1.7 cut'), /damaged or incomplete/],
  [
    'a PDF with a script',
    'pdf',
    () => makePdf(['x'], {}, (pdf) => pdf.addNamedJavaScript('a', 'app.alert(1)')),
    /contains a script/,
  ],
  ['an empty PDF', 'pdf', async () => Buffer.from(''), /empty/],
  [
    'a PDF as a picture',
    'picture',
    () => makePdf(),
    'This is not a JPG, PNG or WebP picture. Please choose another file.',
  ],
  ['a script in a logo', 'logo', async () => Buffer.from(logo.replace('<path', '<path onload="x()"')), /script/],
] as const)('%s is refused', async (_what, accepts, make, message) => {
  const refused = await add(accepts, 'file', await make());
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal<string>).message).toMatch(message);
});
