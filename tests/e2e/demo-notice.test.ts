import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { siteCodes } from '../../src/sites/site.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { requestStore } from '../store/call-running-store.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(() => startStore({ settings: { ALLOW_PUBLIC_DEMO: '1' } }));

const notice =
  'Demonstration: nothing here is real or will be delivered, and anyone can read its e-mails. Please don’t enter anything private.';

const everyKind = ['/', '/listing?q=6205', '/login', sites.nod.pages.contact, '/outbox', '/nowhere'];
test.each(siteCodes)('%s: the demo notice comes first on every kind of page', async (site) => {
  const port = Number(new URL(store.addressOf(site)).port);
  for (const path of site === 'nod' ? everyKind : ['/', '/nowhere']) {
    const { text } = await requestStore({ port, site }, path);
    const [, first] = /<body[^>]*><aside[^>]*>([^<]*)<\/aside>/.exec(text) ?? [];
    expect([path, first]).toEqual([path, notice]);
  }
});

test('the notice stays during navigation, for a customer too', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/quick-order');
  await page.getByRole('link', { name: 'Cart' }).first().click();
  await page.waitForURL('**/cart');
  await expect.poll(() => page.locator('body > aside').first().textContent()).toBe(notice);
});
