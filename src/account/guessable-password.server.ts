import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { wrongFields } from './field-refusal.ts';
import { isNameWithExtras, knownNames } from './guessable-password.rule.ts';
import { minPassword } from './sign-up-form.rule.ts';

let list: Promise<string> | undefined;

/** One text with a password a line: as a set of strings the same list takes about ten times the memory. */
async function readList(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  const passwords = JSON.parse(await readFile(file, 'utf8')) as string[];
  const long = passwords.filter((password) => password.length >= minPassword);
  return `\n${long.join('\n').toLowerCase()}\n`;
}

/** Whether a password, in any letter case, is one of the most used and breached ones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList().catch((cause: unknown) => {
    list = undefined;
    throw cause;
  });
  return (await list).includes(`\n${password.toLowerCase()}\n`);
}

type Account = { company: string; email: string };

/** Refuses, at the field, a new password that others would guess. What it must look like is checked before. */
export async function refuseGuessablePassword(
  site: Site,
  account: Account,
  password: string,
  field: string,
): Promise<void> {
  const names = knownNames({ siteName: site.name, legalName: site.legalName, ...account });
  if (isNameWithExtras(password, names))
    throw wrongFields([{ field, message: say`This password is too close to a name. Please choose another one.` }]);
  if (await isCommonPassword(password))
    throw wrongFields([{ field, message: say`Many people use this password. Please choose another one.` }]);
}
