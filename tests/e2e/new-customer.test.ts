import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { customerAtDesk } from '../actions/account/customer-at-desk.ts';
import { findItemIds } from '../actions/cart.ts';
import { type InputDevice, keyboard, mouse } from '../browser/input-device.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { register } from '../browser/sign-up.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
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
      ...{ ...details, numberLabel: tax.numberLabel, regionLabel: region.label },
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
