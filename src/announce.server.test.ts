import { expect, test } from 'vitest';
import { announcement } from './announce.server.ts';
import { readEnv } from './server/env.server.ts';

const plain = (text: string) => text;

test('the three addresses, every demo account and what is simulated are told', () => {
  const said = announcement(readEnv({ PORT: '4000' }), plain);
  for (const site of ['zwz', 'nod', 'gwd']) expect(said).toContain(`http://${site}.localhost:4000`);
  for (const account of ['active@', 'newbalance0@', 'overdue@', 'approval@', 'pending@', 'unregistered@'])
    expect(said).toContain(`  ${account}`);
  for (const word of ['Bearing#1', 'demo data', 'mail', 'SMS', 'payment']) expect(said).toContain(word);
});

test('without the demo world no account is told', () => {
  const said = announcement(readEnv({ DEMO: '0', SITE_HOSTS: 'nod=https://shop.nod.example' }), plain);
  expect(said).toContain('https://shop.nod.example');
  expect(said).not.toContain('Bearing#1');
});

test('a store pinned to one site tells that one', () => {
  const said = announcement(readEnv({ BRAND: 'GWD', DEMO: '0' }), plain);
  expect(said).toContain('http://gwd.localhost:3000');
  expect(said).not.toContain('http://zwz.localhost');
});
