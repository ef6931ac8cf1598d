import { expect, test } from 'vitest';
import { setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('before hydration a form that needs scripts does not put its values into the URL', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['/signup', '/login', '/contact', '/forget-password', '/existingCustomerRegister']) {
    const address = store.addressOf('zwz') + path;
    await page.goto(address);
    const form = page.locator('main form');
    const typed = form.locator('input[name], textarea').last();
    await typed.fill('Bearing#1');
    await typed.press('Enter');
    await form.locator('button[type=submit]').click({ force: true });
    expect([page.url(), (await typed.inputValue()).trim()]).toEqual([address, 'Bearing#1']);
  }
});
