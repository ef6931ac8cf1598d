import { expect, test } from 'vitest';
import { type Announced, announcement } from './announce.server.ts';
import { blankSites } from './seller/blank-sites.ts';
import { readEnv } from './server/env.server.ts';
import { sites } from './sites/resolve-site.ts';
import { siteCodes } from './sites/site.ts';

const textOf = (settings: Record<string, string>, store: Partial<Announced> = {}) =>
  announcement(readEnv(settings), { sites, setUp: undefined, ...store }, (text) => text);

test('the announcement lists the addresses, the demo accounts and what is simulated', () => {
  const text = textOf({ PORT: '4000' });
  for (const site of siteCodes) expect(text).toContain(`http://${site}.localhost:4000`);
  for (const account of ['active@', 'newbalance0@', 'overdue@', 'approval@', 'pending@', 'unregistered@'])
    expect(text).toContain(`  ${account}`);
  for (const word of ['Bearing#1', 'demo data', 'mail', 'SMS', 'payment']) expect(text).toContain(word);
});

test('staff are told where the desk is', () => {
  expect(textOf({})).toContain('Staff sign in at /desk of each shop');
  expect(textOf({ DESK_HOST: 'http://desk.localhost:3000' })).toContain(
    'Staff sign in at http://desk.localhost:3000/desk',
  );
});

test('outside of a demo no accounts are listed', () => {
  const text = textOf({ DEMO: '0', SITE_HOSTS: 'nod=https://shop.nod.example' });
  expect(text).toContain('https://shop.nod.example');
  expect(text).not.toContain('Bearing#1');
});

test('a store pinned to one site lists only that one', () => {
  const text = textOf({ BRAND: 'GWD', DEMO: '0' });
  expect(text).toContain('http://gwd.localhost:3000');
  expect(text).not.toContain('http://zwz.localhost');
});

test('a store without an administrator names the address that makes one, and says that its shops are closed', () => {
  const store = { sites: blankSites, setUp: '/desk/setup#token' };
  const text = textOf({ DEMO: '0', SITE_HOSTS: 'zwz=https://zwz.shop' }, store);
  expect(text).toContain('no shop is open yet');
  expect(text).toContain('  https://zwz.shop/desk/setup#token\n');
  expect(textOf({ DEMO: '0', DESK_HOST: 'https://desk.shop' }, store)).toContain('https://desk.shop/desk/setup#token');
});
