import { expect, test } from 'vitest';
import { removePaper } from '../../src/account/papers/papers.contract.ts';
import { uploadAs } from '../../tests/actions/account/papers.ts';
import { holdRequests } from '../../tests/browser/hold-requests.ts';
import { openSignedIn } from '../../tests/browser/sign-in.ts';
import { phone, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { chooseFile } from '../../tests/browser/upload-paper.ts';
import { makePng } from '../../tests/fixtures/papers.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('on a phone Upload opens the profile where papers are uploaded', async () => {
  const page = await browser.newPage(phone);
  await openSignedIn(page, store, 'nod', 'pending@nod.example', '/');
  await page.getByRole('link', { name: 'Upload Trade licence' }).click();
  const upload = page.getByRole('button', { name: 'Upload Trade licence' });
  await upload.waitFor();
  await expect.poll(() => upload.evaluate((it) => it.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test('while a paper is being removed no file can be chosen, because it would be lost', async () => {
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
