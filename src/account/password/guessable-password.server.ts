import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { invalidFieldsError } from '../forms/refuse-fields.server.ts';
import { isListedPassword, isNameVariation, knownNames, toPasswordList } from './guessable-password.rule.ts';

let list: Promise<string> | undefined;

async function readList(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  return toPasswordList(JSON.parse(await readFile(file, 'utf8')) as string[]);
}

export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList().catch((cause: unknown) => {
    list = undefined;
    throw cause;
  });
  return isListedPassword(await list, password);
}

type Account = { company: string; email: string };

export async function refuseGuessablePassword(
  site: Site,
  account: Account,
  password: string,
  field: string,
): Promise<void> {
  const names = knownNames({ siteName: site.name, legalName: site.legalName, ...account });
  if (isNameVariation(password, names))
    throw invalidFieldsError([
      { field, message: t`This password is too similar to a name. Please choose another one.` },
    ]);
  if (await isCommonPassword(password))
    throw invalidFieldsError([{ field, message: t`This password is too common. Please choose another one.` }]);
}
