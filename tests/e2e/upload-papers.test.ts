import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decidePaper } from '../../src/account/papers/decide-paper.server.ts';
import { paperKindLabel } from '../../src/account/papers/paper-kind.rule.ts';
import { removePaper } from '../../src/account/papers/papers.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { uploadAs } from '../actions/account/papers.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { keyboard } from '../browser/input-device.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { chooseFile } from '../browser/upload-paper.ts';
import { makePdf, makePng } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

test('a buyer uploads a certificate, reads why it was not accepted and sends a better one', async () => {
  const code = 'gwd';
  const site = sites[code];
  const email = `pending@${code}.example`;
  const label = paperKindLabel('tax_certificate', site);
  const page = await browser.newPage();
  await openSignedIn(page, store, code, email, '/my-profile');
  await waitForHydration(page);
  const block = page.locator('section', { has: page.getByRole('heading', { name: 'Papers' }) });

  browser.expectError(/400/);
  await chooseFile(page, `Upload ${label}`, 'certificate.pdf', Buffer.from('#!/bin/sh\necho hello'));
  const reason = block.getByText('This is not a PDF, JPG or PNG file. Please upload a scan or a photo of the paper.');
  await reason.waitFor();
  await chooseFile(page, `Upload ${label}`, 'certificate.pdf', Buffer.alloc(0));
  await block.getByText('This file is empty. Please choose another one.').waitFor();
  await checkWidths(page, `my-profile-papers-refused-${code}`);

  const file = await makePdf(['Registration Certificate']);
  await chooseFile(page, `Upload ${label}`, 'certificate.pdf', file);
  await page.getByText('Uploaded. Our team will check it.').waitFor();
  await block.getByText('Being checked').waitFor();
  expect((await post.mailTo(site.contact.email, /has uploaded a paper/)).text).toContain('certificate.pdf');
  const download = page.waitForEvent('download');
  await block.getByRole('link', { name: 'certificate.pdf' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('certificate.pdf');
  expect((await readFile(await saved.path())).equals(file)).toBe(true);

  const { rows } = await store.database.$client.query('select id from papers where site = $1', [code]);
  const decision = { decision: 'rejected', reason: 'Page 2 is missing.', by: 'Meera', now: store.now() } as const;
  await decidePaper(store.database, site, { paperId: rows[0].id, ...decision });
  await page.reload();
  await waitForHydration(page);
  await block.getByText('Page 2 is missing.').waitFor();
  expect((await post.mailTo(email, /was not accepted/)).text).toContain('Page 2 is missing.');

  await chooseFile(page, `Upload ${label}`, 'both pages.pdf', await makePdf(['1', '2']));
  await block.getByRole('link', { name: 'both pages.pdf' }).waitFor();
  await chooseFile(page, 'Upload Trade licence', 'licence.png', makePng());
  await block.getByRole('link', { name: 'licence.png' }).waitFor();
  await checkWidths(page, `my-profile-papers-${code}`);
  await keyboard(page).press(block.getByRole('button', { name: 'Remove Trade licence' }));
  await page.getByText('Paper removed.').waitFor();
  await block.getByRole('button', { name: 'Upload Trade licence' }).waitFor();
});

test('on a phone Upload opens the profile where papers are uploaded', { tags: ['lab'] }, async () => {
  const page = await browser.newPage(phone);
  await openSignedIn(page, store, 'nod', 'pending@nod.example', '/');
  await page.getByRole('link', { name: 'Upload Trade licence' }).click();
  const upload = page.getByRole('button', { name: 'Upload Trade licence' });
  await upload.waitFor();
  await expect.poll(() => upload.evaluate((it) => it.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test('while a paper is being removed no file can be chosen, because it would be lost', { tags: ['lab'] }, async () => {
  const email = 'pending@zwz.example';
  await uploadAs(store, await store.signInAs(email, 'zwz'), { kind: 'trade_licence', site: 'zwz' });
  const page = await browser.newPage();
  await openSignedIn(page, store, 'zwz', email, '/my-profile');
  const remove = await holdRequests(page, `**/${removePaper.path}`);
  const replace = page.getByRole('button', { name: 'Replace Trade licence', disabled: true });
  const sent = page.waitForRequest(`**/${removePaper.path}`);
  await page.getByRole('button', { name: 'Remove Trade licence' }).click();
  await sent;
  await replace.waitFor();
  remove();
  await page.getByText('Paper removed.').waitFor();
  await chooseFile(page, 'Upload Trade licence', 'licence.png', makePng());
  await page.getByRole('link', { name: 'licence.png' }).waitFor();
});
