import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicKeysSetting, usersSetting } from './setting-values.server.ts';

const pemOf = (type: 'rsa' | 'ed25519') => {
  const { publicKey } =
    type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
};

test('users are read by their tax number', () => {
  const users = { '27AAACZ1234F1ZL': { user: 'mumbai', password: 'a, b"' } };
  expect(usersSetting.parse(JSON.stringify(users))).toEqual(users);
});

test.each(['', 'mumbai:secret', '[]', '{"27":{"user":"a","password":"b"}}', '{"27AAACZ1234F1ZL":{"user":"a"}}'])(
  'users written as %s are refused',
  (text) => {
    expect(usersSetting.safeParse(text).error?.issues[0]?.message).toContain('must read like');
  },
);

test('several keys are read, also from one line', () => {
  const [first, second] = [pemOf('rsa'), pemOf('rsa')];
  expect(publicKeysSetting.parse(first + second)).toHaveLength(2);
  expect(publicKeysSetting.parse(first.replaceAll('\n', String.raw`\n`))).toHaveLength(1);
});

test.each([
  ['no key', ''],
  ['a damaged key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'],
  ['a key of another kind', pemOf('ed25519')],
])('%s is refused', (_case, text) => {
  expect(publicKeysSetting.safeParse(text).success).toBe(false);
});
