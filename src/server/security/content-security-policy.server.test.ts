import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cspWithNonce, replaceNonceWithHashes } from './content-security-policy.server.ts';

const nonce = '3f9a0c';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');

test('a personal page runs the scripts with its nonce', () => {
  expect(scriptsOf(cspWithNonce(nonce))).toEqual(["'self'", "'nonce-3f9a0c'"]);
});

test('no page runs a plug-in', () => {
  expect(cspWithNonce(nonce)).toContain("object-src 'none'");
  expect(replaceNonceWithHashes('<p>', nonce).policy).toContain("object-src 'none'");
});

test('a cached page runs exactly the scripts that carried the nonce', () => {
  const page = replaceNonceWithHashes(
    `<script nonce="${nonce}">one()</script><script>evil()</script><script type="module" nonce="${nonce}" async="">two()
</script>`,
    nonce,
  );
  expect(scriptsOf(page.policy)).toEqual(["'self'", hashOf('one()'), hashOf('two()\n')]);
  expect(page.html).toBe(
    '<script nonce="">one()</script><script>evil()</script><script type="module" nonce="" async="">two()\n</script>',
  );
});

test('a script that contains the nonce is hashed as it is sent', () => {
  const { html, policy } = replaceNonceWithHashes(
    `<script nonce="${nonce}">page = ["nonce","${nonce}"]</script>`,
    nonce,
  );
  expect(html).toBe('<script nonce="">page = ["nonce",""]</script>');
  expect(scriptsOf(policy)).toEqual(["'self'", hashOf('page = ["nonce",""]')]);
});

test('a script file needs no hash', () => {
  expect(scriptsOf(replaceNonceWithHashes(`<script nonce="${nonce}" src="/a.js"></script>`, nonce).policy)).toEqual([
    "'self'",
  ]);
});

test('scripts and frames of another host are allowed only on the page that declares them', () => {
  const others = { scripts: ['https://pay.example'], frames: ['https://window.example'] };
  const policy = cspWithNonce(nonce, others);
  expect(scriptsOf(policy)).toEqual(["'self'", "'nonce-3f9a0c'", 'https://pay.example']);
  expect(policy).toContain("frame-src 'self' https://window.example; connect-src 'self' https://window.example;");
  expect(cspWithNonce(nonce)).not.toContain('example');
});

test('a cached page allows a frame of another host, but no requests to it', () => {
  const { policy } = replaceNonceWithHashes('<p>', nonce, { scripts: [], frames: ['https://own.example'] });
  expect(policy).toContain("frame-src 'self' https://own.example;");
  expect(policy).not.toContain('connect-src');
  expect(replaceNonceWithHashes('<p>', nonce).policy).not.toContain('frame-src');
});
