import { describe, expect, test } from 'vitest';
import { type EndpointAddress, findEndpointAddress, isPublicAddress, urlProblem } from './endpoint-address.server.ts';

const familyOf = (address: string) => (address.includes(':') ? 6 : 4);

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is public', (address) => {
  expect(isPublicAddress({ address, family: familyOf(address) })).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '172.16.0.1',
  '172.31.255.255',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
])('%s is not public', (address) => {
  expect(isPublicAddress({ address, family: familyOf(address) })).toBe(false);
});

describe('an address that staff enter', () => {
  test.each(['https://erp.example.com/hooks', 'https://erp.example.com:8443/'])('%s is taken', (url) => {
    expect(urlProblem(url, { allowLoopback: false })).toBeUndefined();
  });
  test.each([
    ['erp', 'Please enter an address like https://erp.example.com/webhooks'],
    ['http://erp.example.com/', 'Please enter an address that begins with https://'],
    ['http://127.0.0.1:4000/', 'Please enter an address that begins with https://'],
    ['file:///etc/passwd', 'Please enter an address that begins with https://'],
    ['https://user:word@erp.example.com/', 'Please leave out user name and password'],
  ])('%s: %s', (url, problem) => {
    expect(urlProblem(url, { allowLoopback: false })).toBe(problem);
  });
  test('with demo data this machine is reached by http, and nothing else is', () => {
    const rules = { allowLoopback: true };
    expect(urlProblem('http://127.0.0.1:4000/', rules)).toBeUndefined();
    expect(urlProblem('http://localhost:4000/', rules)).toBeUndefined();
    expect(urlProblem('http://10.0.0.1/', rules)).toBeDefined();
    expect(urlProblem('http://erp.example.com/', rules)).toBeDefined();
  });
});

describe('what the name resolves to', () => {
  const find = (addresses: readonly EndpointAddress[], allowLoopback = false) =>
    findEndpointAddress(new URL('https://erp.example.com/'), { allowLoopback, resolve: async () => addresses });
  const open = { address: '8.8.8.8', family: 4 };
  const own = { address: '10.0.0.8', family: 4 };
  const loop = { address: '127.0.0.1', family: 4 };

  test('the first address is connected to when all are public', async () => {
    expect(await find([open, { address: '2606:4700::1111', family: 6 }])).toEqual(open);
  });
  test('one address that is not public closes the endpoint', async () => {
    await expect(find([open, own])).rejects.toThrow('erp.example.com is 10.0.0.8');
    await expect(find([own], true)).rejects.toThrow('not an address of the public internet');
    await expect(find([loop])).rejects.toThrow('127.0.0.1');
    await expect(find([])).rejects.toThrow('has no address');
    expect(await find([loop], true)).toEqual(loop);
  });
});
