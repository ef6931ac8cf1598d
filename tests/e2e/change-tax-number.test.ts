import { expect, test } from 'vitest';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteModules } from '../../src/sites/site.ts';
import { fillCart } from '../actions/cart.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const buyers: readonly [site: SiteCode, item: string, wrong: string, number: string][] = [
  ['nod', '6205-2RS/C3', '27aapfu0939f1zvx', '24AAACW1938G1ZH'],
  ['gwd', '30308', '00', '100987654300003'],
];

test.each(buyers)(
  '%s: an account awaiting approval changes its tax number and orders once under the verified one by bank transfer, with a double press',
  async (site, item, wrong, number) => {
    const email = `active@${site}.example`;
    const [line] = await fillCart(store, await store.signIn('active', site), [[item, 2]], site);
    await store.database.$client.query(
      `update customers set status = 'approval_pending' where id = (select customer_id from users where email = $1)`,
      [email],
    );
    const { pages, tax } = sites[site];
    const page = await browser.newPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const review = `${pages.review}?lines=${line.item_detail_id}`;
    await openSignedIn(page, store, site, email, review);
    await page.getByRole('button', { name: 'Edit' }).click();
    const field = page.getByRole('textbox', { name: tax.numberLabel });
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(`Please enter valid ${tax.numberLabel} Number`).waitFor();
    await checkWidths(page, `${site}-31-tax-number`);

    await field.fill(number);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Tax number saved.').waitFor();
    const { taxNumber: verified } = siteModules[site].demo.people.active;
    const text = `${number} is not verified yet. Until it is, we charge ${tax.label} under ${tax.numberLabel} ${verified}.`;
    await page.getByText(text).waitFor();
    await page.reload();
    await page.getByText(text).waitFor();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes(salesConfirmation.path)) sent += 1;
    });
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    await page.getByRole('heading', { level: 1, name: /^Your order/ }).waitFor();
    const { rows } = await store.database.$client.query(
      `select number, bill_to ->> 'taxNumber' as "taxNumber" from orders where site = $1`,
      [site],
    );
    expect(rows).toMatchObject([{ taxNumber: verified }]);
    expect(sent).toBe(1);

    await page.getByRole('button', { name: `Copy ${rows[0].number}` }).click();
    await page.getByRole('button', { name: `Copied ${rows[0].number}` }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(rows[0].number);
  },
);
