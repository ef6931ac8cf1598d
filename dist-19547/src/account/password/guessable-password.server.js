import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { t } from '../../lib/i18n.js';
                                                
import { invalidFieldsError } from '../forms/refuse-fields.server.js';
import { isListedPassword, isNameVariation, knownNames, toPasswordList } from './guessable-password.rule.js';

let list                             ;

async function readList()                  {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  return toPasswordList(JSON.parse(await readFile(file, 'utf8'))            );
}

export async function isCommonPassword(password        )                   {
  list ??= readList().catch((cause         ) => {
    list = undefined;
    throw cause;
  });
  return isListedPassword(await list, password);
}

                                                  

export async function refuseGuessablePassword(
  site      ,
  account         ,
  password        ,
  field        ,
)                {
  const names = knownNames({ siteName: site.name, legalName: site.legalName, ...account });
  if (isNameVariation(password, names))
    throw invalidFieldsError([
      { field, message: t`This password is too similar to a name. Please choose another one.` },
    ]);
  if (await isCommonPassword(password))
    throw invalidFieldsError([{ field, message: t`This password is too common. Please choose another one.` }]);
}
