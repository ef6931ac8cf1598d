import { expect, test } from 'vitest';
import { announcement } from './announce.server.ts';
import { readEnv } from './server/env.server.ts';
import { siteCodes } from './sites/site.ts';

const plain = (text: string) => text;

test('the announcement lists the addresses, the demo accounts and what is simulated', () => {
  const text = announcement(readEnv({ PORT: '4000' }), plain);
  for (const site of siteCodes) expect(text).toContain(`http://${site}.localhost:4000`);
  for (const account of ['active@', 'newbalance0@', 'overdue@', 'approval@', 'pending@', 'unregistered@'])
    expect(text).toContain(`  ${account}`);
  for (const word of ['Bearing#1', 'demo data', 'mail', 'SMS', 'payment']) expect(text).toContain(word);
});

test('staff are told where the desk is', () => {
  expect(announcement(readEnv({}), plain)).toContain('Staff sign in at /desk of each shop');
  expect(announcement(readEnv({ DESK_HOST: 'http://desk.localhost:3000' }), plain)).toContain(
    'Staff sign in at http://desk.localhost:3000/desk',
  );
});

test('outside of a demo no accounts are listed', () => {
  const text = announcement(readEnv({ DEMO: '0', SITE_HOSTS: 'nod=https://shop.nod.example' }), plain);
  expect(text).toContain('https://shop.nod.example');
  expect(text).not.toContain('Bearing#1');
});

test('a store pinned to one site lists only that one', () => {
  const text = announcement(readEnv({ BRAND: 'GWD', DEMO: '0' }), plain);
  expect(text).toContain('http://gwd.localhost:3000');
  expect(text).not.toContain('http://zwz.localhost');
});
