import { expect, test } from 'vitest';
import { uniqueIpAddress } from '../../../tests/actions/account/new-accounts.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { checkCompany, checkGst } from './field-checks.contract.ts';

const store = setUp(openTestStore);

type Site = 'zwz' | 'nod' | 'gwd';
const gst = (gstnumber: string, site: Site = 'nod') =>
  store.call(checkGst, { gstnumber }, { site, address: uniqueIpAddress() });
const company = (companyName: string, site: Site = 'nod') =>
  store.call(checkCompany, { companyName }, { site, address: uniqueIpAddress() });

test('a GSTIN with a right check character is accepted, in any letter case', async () => {
  expect((await gst('27aapfu0939f1zv')).body).toMatchObject({ success: true, hint: '' });
});

test('a wrong check character is accepted with a hint', async () => {
  const { body } = await gst('22AAAAA0000A1Z5');
  expect(body.success).toBe(true);
  expect(body.hint).toMatch(/^The last character does not match/);
});

test.each([
  ['', 'nod', 'Please enter valid GSTIN Number'],
  ['27AAPFU0939F1AV', 'zwz', 'Please enter valid GSTIN Number'],
  ['100345678900003', 'nod', 'Please enter valid GSTIN Number'],
  ['27AAPFU0939F1ZV', 'gwd', 'Please enter valid TRN Number'],
] as const)('%j on %s: %s', async (number, site, message) => {
  expect((await gst(number, site)).body).toMatchObject({ success: false, message });
});

test('a TRN is checked in the Gulf', async () => {
  expect((await gst('100345678900003', 'gwd')).body).toMatchObject({ success: true, hint: '' });
});

test('an unknown company is accepted; one with an account is refused with a contact address', async () => {
  expect((await company('Quite New Mills')).body.success).toBe(true);
  expect((await company('western gear & pump')).body).toMatchObject({
    success: false,
    message: 'This company already has an account. Please ask a colleague, or write to us at sales@nod.example.',
  });
  expect((await company('Al Noor Marine Engineering')).body.success).toBe(true);
});

test.each(['', 'Gear!', 'Gear  Pump'])('%j is an invalid company name', async (name) => {
  expect((await company(name)).body).toMatchObject({ success: false, message: 'Invalid company name' });
});

test('an account whose address nobody verified does not take the name of a company', async () => {
  const name = 'Forgotten Mills';
  await store.database.$client.query(
    `with c as (insert into customers (site, name, status_at, status_by, created_at)
       values ('nod', $1, $2, 'sign-up', $2) returning id)
     insert into users (site, customer_id, email, password_hash, created_at) select 'nod', id, 'f@mill.example', '', $2 from c`,
    [name, store.now()],
  );
  expect((await company(name)).body.success).toBe(true);
  await store.database.$client.query("update users set email_verified_at = now() where email = 'f@mill.example'");
  expect((await company(name)).body.success).toBe(false);
});

test.each([
  ['check_gst', (address: string) => store.call(checkGst, { gstnumber: 'x' }, { address })],
  ['check_company', (address: string) => store.call(checkCompany, { companyName: 'x!' }, { address })],
] as const)('%s answers thirty times in ten minutes to one network address', async (_name, ask) => {
  const address = uniqueIpAddress();
  for (let i = 0; i < 30; i += 1) expect((await ask(address)).status).toBe(200);
  expect((await ask(address)).status).toBe(429);
  expect((await ask(uniqueIpAddress())).status).toBe(200);
});
