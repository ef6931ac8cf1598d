import { expect, test } from 'vitest';
import { isNewDevice } from './new-device.rule.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const device = (token: string, name: string, network: string) => ({ tokenHash: Buffer.from(token), name, network });
const office = { ...device('a', 'Chrome on Windows', '203.0.113.7'), seenAt: at(10) };

test.each([
  ['the first sign-in of an account', [], device('b', 'Safari on iOS', '198.51.100.1'), false],
  ['the same browser elsewhere', [office], device('a', 'Chrome on Windows', '198.51.100.1'), false],
  [
    'one of two browsers',
    [{ ...device('c', 'Safari on iOS', '198.51.100.1'), seenAt: at(10) }, office],
    device('a', 'Chrome on Windows', '203.0.113.7'),
    false,
  ],
  ['the same browser after an update of its system', [office], device('a', 'Chrome on Linux', '198.51.100.1'), false],
  ['a browser without its cookie in the same network', [office], { ...office, tokenHash: Buffer.from('b') }, false],
  ['such a browser in another network', [office], device('b', 'Chrome on Windows', '198.51.100.1'), true],
  ['another browser in the same network', [office], device('b', 'Firefox on Linux', '203.0.113.7'), true],
])('%s: new is %s', (_what, known, current, isNew) => {
  expect(isNewDevice(known, current, null)).toBe(isNew);
});

test('a device that was used only before the e-mail was verified counts as new', () => {
  expect(isNewDevice([office], office, at(11))).toBe(true);
  expect(isNewDevice([office], office, at(10))).toBe(false);
  expect(isNewDevice([office], office, at(9))).toBe(false);
});
