import { expect, test } from 'vitest';
import { deviceName, parseUserAgent } from './device-name.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  [`${windows} Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Safari/537.36 Edg/141.0.0.0`, 'Microsoft Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['Mozilla/5.0 Firefox/132.0', 'Firefox'],
  ['curl/8.5.0', 'Another program'],
  ['<script>alert(1)</script>/2 (Windows NT 10.0)', 'Another program'],
  ['Your account is closed, call +1 900 1234/1.0 (call)', 'Another program'],
  ['', 'Another program'],
  ['x'.repeat(300), 'Another program'],
])('%j is %s', (userAgent, name) => {
  expect(deviceName(parseUserAgent(userAgent))).toBe(name);
});
