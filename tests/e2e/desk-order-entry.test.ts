import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { myOrder } from '../../src/orders/history/order-history.contract.ts';
import { countedKeys } from '../browser/counted-keys.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePdf } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function customerOf(email: string) {
  const { rows } = await store.database.$client.query('select customer_id from users where email = $1', [email]);
  return Number(rows[0].customer_id);
}

test('an order of five lines by phone: by keys only, and a reload loses nothing', async () => {
  const customerId = await customerOf('active@nod.example');
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/accounts/${customerId}`);
  await page.getByRole('link', { name: /New order or quote/ }).waitFor();
  const keys = countedKeys(page);
  await keys.press('n');
  await page.getByLabel('Number and quantity of the next line').waitFor();
  for (const line of ['6205-2rs/c3 zwz 20', 'nu205 zwz 2', '51105 zwz 4', '6308 zwz 1']) {
    await keys.type(line);
    await keys.press('Enter');
  }
  await expect.poll(() => page.locator('[data-key]').count()).toBe(4);
  await page.reload();
  await expect.poll(() => page.locator('[data-key]').count()).toBe(4);
  await keys.type('6205 zwz 3');
  await keys.press('Enter');
  await expect.poll(() => page.locator('[data-key]').count()).toBe(5);
  for (let left = await page.locator('[data-state="ask"]').count(); left > 0; left -= 1) {
    await keys.press('F2', '1');
    await expect.poll(() => page.locator('[data-state="ask"]').count()).toBe(left - 1);
  }
  expect(await page.getByLabel('Number and quantity of the next line').inputValue()).toBe('');
  await checkWidths(page, 'desk-order-entry');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Their PO number').fill('PH-5501');
  await expect.poll(() => page.getByRole('button', { name: /Place the order/ }).isEnabled()).toBe(true);
  await keys.press('Control+Enter');
  await page.getByText(/Order NOD\d+ is placed, the customer is mailed/).waitFor();
  await page.getByText(/entered by .*, asked by phone/).waitFor();

  const token = await store.signIn('active');
  const { data } = (await store.call(myOrder, {}, { token })).body.message;
  const [number] = new URL(page.url()).pathname.split('/').slice(-1);
  expect(data.filter((row) => row.mysc_order_no === number)).toHaveLength(5);
});

test('a quote without an RFI of the customer, ordered by link without a password', async () => {
  const customerId = await customerOf('active@nod.example');
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/accounts/${customerId}/new`);
  await page.getByLabel('Number and quantity of the next line').fill('6306 zwz 2');
  await page.keyboard.press('Enter');
  await page.getByLabel('Price of 6306').waitFor();
  while ((await page.locator('[data-state="ask"]').count()) > 0) {
    await page.keyboard.press('F2');
    await page.keyboard.press('1');
  }
  await page.getByLabel('Price of 6306').fill('-30');
  await page.keyboard.press('Enter');
  await page.getByText('agreed, ours').waitFor();
  await page.keyboard.press('F9');
  await expect.poll(() => page.getByRole('button', { name: /Make the link/ }).isEnabled()).toBe(true);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('It is mailed to active@nod.example.').waitFor();
  const url = await dialog.getByLabel('Link').inputValue();
  expect(await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/91\d+\?text=/,
  );

  const phone = await browser.newPage();
  await phone.goto(`${store.addressOf('nod')}${new URL(url).pathname}${new URL(url).search}`);
  await phone.getByRole('heading', { name: 'Please confirm your order' }).waitFor();
  await checkWidths(phone, 'confirm-order');
  expect(await findViolations(phone)).toEqual([]);
  await phone.getByLabel('Your PO number').fill('PH-77');
  await phone.getByRole('button', { name: /Confirm for/ }).click();
  await phone.getByText(/Your order NOD\d+ is received/).waitFor();
  const { rows } = await store.database.$client.query(
    "select entered_via from orders where purchase_order_no = 'PH-77'",
  );
  expect(rows).toEqual([{ entered_via: 'phone' }]);
});

test('a purchase order as XLSX or PDF is dropped: original beside its lines, prices that differ are asked about', async () => {
  const customerId = await customerOf('active@nod.example');
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/accounts/${customerId}/new`);
  await page.getByLabel('Number and quantity of the next line').waitFor();
  const xlsx = await writeXlsx([
    ['Item', 'Qty', 'Rate'],
    ['6205 ZWZ', 12, 199.5],
    ['NU205 ZWZ', 4, 651.25],
  ]).toBuffer();
  const drop = async (name: string, type: string, content: Uint8Array) => {
    const transfer = await page.evaluateHandle(
      ([bytes, fileName, fileType]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], fileName, { type: fileType }));
        return data;
      },
      [[...content], name, type] as const,
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await page.getByRole('complementary', { name: 'What they sent' }).getByText(name, { exact: true }).waitFor();
  };
  await drop('po.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xlsx);
  await expect.poll(() => page.locator('[data-key]').count()).toBe(2);
  await page.getByText(/They wrote 199\.50, ours is/).waitFor();
  await page.getByText(/They wrote 651\.25, ours is/).waitFor();
  await drop('po.pdf', 'application/pdf', await makePdf(['PURCHASE ORDER PO-88\n\n51105 ZWZ   6   120.75   724.50']));
  await page.getByText(/They wrote 120\.75, ours is/).waitFor();
});
