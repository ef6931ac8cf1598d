import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword } from '../../src/demo/people.data.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { customerAtDesk } from '../actions/account/customer-at-desk.ts';
import { findItemIds } from '../actions/cart.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { type InputDevice, keyboard, mouse } from '../browser/input-device.ts';
import { startLiveInbox, verificationLinkIn } from '../browser/live-inbox.ts';
import { fillSignUp, openMailedLink, register } from '../browser/sign-up.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const india = { taxNumber: '27 aapfu0939f 1zv', region: 'Maharashtra', city: 'Pune' };
const gulf = { taxNumber: '100987654300003', region: 'Dubai', city: '' };
/** `sentTo` is where the OTP goes; undefined where the site sends none. */
const rao = { mobile: '98201 23456', sentTo: '+919820123456', ...india };
const saleh = { mobile: '050 123 4567', sentTo: '', ...gulf };

const newCustomers = [
  { site: 'zwz', handOf: keyboard, details: rao, item: '22220CA/W33' },
  { site: 'gwd', handOf: () => mouse, details: saleh, item: '30308' },
] satisfies { site: SiteCode; handOf: (page: Page) => InputDevice; [more: string]: unknown }[];

test.each(newCustomers)(
  '$site: a new visitor becomes an Active customer',
  async ({ site, handOf: deviceOf, details, item }) => {
    const { contact, tax, region, name } = sites[site];
    const page = await browser.newPage();
    const device = deviceOf(page);
    const email = `asha@rao-${site}.example`;
    const company = `Rao Mills ${name}`;
    const goTo = (path: string) => page.goto(`${store.addressOf(site)}${path}`);

    const profile = {
      ...details,
      numberLabel: tax.numberLabel,
      regionLabel: region.label,
      address: 'Gat 12, Link Road',
    };
    const address = store.addressOf(site);
    await register(page, { address, post, email, company, profile, otpTo: details.sentTo }, device);

    await goTo(`/product-category?item=${(await findItemIds(store, site, [item]))[item]}`);
    await page.getByText('Your account status needs to be verified').first().waitFor();
    await expect.poll(() => priceOn(page).count()).toBe(0);

    expect((await post.mailTo(contact.email, /waiting/)).text).toContain(company);
    expect(await customerAtDesk(store, site, email).decide('approve')).toContain('The account is Active now.');
    await page.reload();
    await priceOn(page).waitFor();
    expect((await post.mailTo(email, /account: Active$/)).text).toContain(store.addressOf(site));
  },
);

const priceOn = (page: Page) => page.getByText(/^(Your|List) Price, each$/).first();

test('two presses of Sign Up open one account and send one mail; its mistyped address is corrected', {
  tags: ['lab'],
}, async () => {
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

test('sign-up errors appear field by field, in the order of the form', { tags: ['lab'] }, async () => {
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
    ['Enter email', () => fillTo({ Email: 'asha@order.example', 'Company Name': 'Rao  Order' })],
    ['Please Enter valid Password', () => fillTo({ Password: 'abc12', 'Confirm Password': 'abc13' })],
    ['Confirm Password should be same as password', async () => {}],
  ];
  for (const [message, fill] of steps) {
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await form.getByText(message).first().waitFor();
    await form.getByText('Please Fill Form Fields correctly').waitFor();
    await fill();
  }
  // Two spaces become one where they were typed.
  expect(await field('Company Name').inputValue()).toBe('Rao Order');
});
