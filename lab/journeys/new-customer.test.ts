import { expect, test } from 'vitest';
import { demoPassword } from '../../src/demo/people.data.ts';
import { findViolationsInBothModes } from '../../tests/browser/find-violations.ts';
import { startLiveInbox, verificationLinkIn } from '../../tests/browser/live-inbox.ts';
import { fillSignUp, openMailedLink } from '../../tests/browser/sign-up.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

test('two presses of Sign Up open one account and send one mail; its mistyped address is corrected', async () => {
  const page = await browser.newPage();
  const mistyped = 'asha@roa.example';
  await page.goto(`${store.addressOf('nod')}/signup`);
  await fillSignUp(page, { email: mistyped, company: 'Rao Bearings' });
  await page.getByRole('button', { name: 'Sign Up' }).dblclick();
  await page.waitForURL((url) => url.pathname === '/emailverification');
  await post.mailTo(mistyped, /^Verify/);
  const { rows } = await store.database.$client.query(
    `select (select count(*)::int from users where email = $1) as accounts,
        (select count(*)::int from outbox where receiver = $1) as mails`,
    [mistyped],
  );
  expect(rows).toEqual([{ accounts: 1, mails: 1 }]);

  await page.getByText(mistyped).waitFor();
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByLabel('Right e-mail address').fill('asha@rao.example');
  await page.getByLabel('Password', { exact: true }).fill('Something-else-1');
  await page.getByRole('button', { name: 'Send the link there' }).click();
  await page.getByText('This is not the password you chose when signing up.').waitFor();
  await checkWidths(page, 'change-email');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Send the link there' }).click();
  await page.getByRole('main').getByText('asha@rao.example').waitFor();
  await openMailedLink(page, verificationLinkIn(await post.mailTo('asha@rao.example', /^Verify/)));
});

test('sign-up errors appear field by field, in the order of the form', async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('gwd')}/signup`);
  await waitForHydration(page);
  const form = page.locator('main form');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const fillTo = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  };
  const steps: [message: string, fill: () => Promise<unknown>][] = [
    ['Select the title', () => field('Title').selectOption('Ms')],
    ['Enter First Name', () => fillTo({ 'First Name': 'Asha', 'Last Name': 'Rao' })],
    ['Select designation', () => field('Designation').selectOption({ index: 1 })],
    ['Enter email', () => fillTo({ Email: 'asha@order.example', 'Company Name': 'Rao Order' })],
    ['Please Enter valid Password', () => fillTo({ Password: 'abc12', 'Confirm Password': 'abc13' })],
    ['Confirm Password should be same as password', async () => {}],
  ];
  for (const [message, fill] of steps) {
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await form.getByText(message).first().waitFor();
    await form.getByText('Please Fill Form Fields correctly').waitFor();
    await fill();
  }
});
