import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { demoPassword } from '../../demo/people.data.ts';
import { sites } from '../../sites/resolve-site.ts';
import { isCommonPassword, refuseGuessablePassword } from './guessable-password.server.ts';

test.each(['123456', 'password', 'PASSWORD', 'qwerty123', 'iloveyou', 'abc123', '1qaz2wsx', 'p@ssw0rd'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each([demoPassword, 'secret#1', 'correct horse battery', '12345', '\n', 'unshine1', '123456\u0000', ''])(
  "'%s' is not",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test('the list has far more than the ten thousand most used passwords that are long enough', async () => {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  const all = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const long = all.filter((password) => password.length >= 6);
  expect(long.length).toBeGreaterThan(40_000);
  for (const password of long.slice(0, 10_000)) expect(await isCommonPassword(password)).toBe(true);
});

const refusalOf = (password: string) =>
  refuseGuessablePassword(sites.nod, { company: 'Rao Mills', email: 'asha@mill.example' }, password, 'password1').then(
    () => 'taken',
    (refused: { reply: { errors: unknown } }) => refused.reply.errors,
  );

test('a guessable password is refused at its field', async () => {
  const message = 'This password is too common. Please choose another one.';
  expect(await refusalOf('Sunshine1')).toEqual([{ field: 'password1', message }]);
  const close = 'This password is too similar to a name. Please choose another one.';
  for (const name of ['asha2026', 'Rao.Mills', 'NOD#2026'])
    expect(await refusalOf(name)).toEqual([{ field: 'password1', message: close }]);
  expect(await refusalOf(demoPassword)).toBe('taken');
});
