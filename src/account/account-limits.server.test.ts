import { beforeEach, expect, test } from 'vitest';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { consumeRateLimits } from '../server/security/rate-limits.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { countLookup, resetSignInFailures, signInLimits } from './account-limits.server.ts';

const { nod, gwd } = sites;

const store = setUp(openTestStore);
beforeEach(() => store.database.$client.query('delete from limits'));

const office = '198.51.100.7';
const buyer = 'buyer@mill.example';
const failedSignIn = (address = office, email = buyer, isKnownNetwork = false, site = nod) =>
  consumeRateLimits(store.database, signInLimits({ site, address }, email, isKnownNetwork).all);
const repeat = async (times: number, work: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < times; index += 1) await work(index);
};
const tooMany = { status: 429 };

test('a network may look up thirty accounts or companies in ten minutes, of each kind and on each site', async () => {
  const from = (address: string, site = nod) => ({ database: store.database, site, address });
  await repeat(30, () => countLookup(from('2001:db8:1:1::5'), 'check_company'));
  await expect(countLookup(from('2001:db8:1:1:9::6'), 'check_company')).rejects.toMatchObject(tooMany);
  await countLookup(from('2001:db8:1:1::5'), 'check_gst');
  await countLookup(from('2001:db8:1:1::5', gwd), 'check_company');
  await countLookup(from('2001:db8:1:2::5'), 'check_company');
});

test.each([
  ['/48', (asked: number) => `2001:db8:1:${asked.toString(16)}::5`],
  ['/24', (asked: number) => `198.51.100.${asked % 250}`],
])('a %s that asks hundreds of times is told of a hundred companies a day', async (_network, address) => {
  const asks = (asked: number) =>
    countLookup({ database: store.database, site: nod, address: address(asked) }, 'check_company').then(
      () => true,
      () => false,
    );
  let told = 0;
  for (let asked = 0; asked < 300; asked += 1) if (await asks(asked)) told += 1;
  expect(told).toBe(100);
});

test('the sixth failed sign-in for an account from one network is refused, in any letter case', async () => {
  await repeat(5, () => failedSignIn());
  await expect(failedSignIn(office, buyer.toUpperCase())).rejects.toMatchObject(tooMany);
  await failedSignIn('198.51.100.8');
  await failedSignIn(office, 'other@mill.example');
  await failedSignIn(office, buyer, false, gwd);
});

test('the 31st failed sign-in from one network is refused, whatever the account', async () => {
  await repeat(30, (index) => failedSignIn(office, `buyer${index}@mill.example`));
  await expect(failedSignIn(office, 'another@mill.example')).rejects.toMatchObject(tooMany);
});

test('fifty failures from everywhere close an account to strangers, but not to its own network', async () => {
  await repeat(50, (index) => failedSignIn(`203.0.${index}.9`));
  await expect(failedSignIn('203.0.113.99')).rejects.toMatchObject(tooMany);
  await failedSignIn(office, buyer, true);
});

test('whoever fails from all over a /24 closes it to strangers, but not to buyers on their own network', async () => {
  await repeat(120, (index) => failedSignIn(`198.51.100.${index % 250}`, `buyer${index}@mill.example`));
  await expect(failedSignIn('198.51.100.251', 'another@mill.example')).rejects.toMatchObject(tooMany);
  await failedSignIn('198.51.100.251', buyer, true);
});

test('a new password clears the failures of its account on every network, and of no other account', async () => {
  await repeat(5, () => failedSignIn());
  await repeat(45, (index) => failedSignIn(`203.0.113.${index}`));
  await repeat(5, () => failedSignIn(office, 'other@mill.example'));
  await resetSignInFailures(store.database, nod, buyer.toUpperCase());
  await repeat(5, () => failedSignIn());
  await failedSignIn('203.0.113.99');
  await expect(failedSignIn(office, 'other@mill.example')).rejects.toMatchObject(tooMany);
});
