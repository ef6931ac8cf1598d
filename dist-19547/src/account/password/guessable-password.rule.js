// A password is neither common nor a well-known name, with digits and signs or without: 'Rao-Mills!' for 'Rao Mills Ltd'.

import { normalizeUnicode } from '../../lib/normalize-unicode.js';
import { minPasswordLength } from '../forms/sign-up-form.rule.js';

/** One string with a password per line: a set of strings takes about ten times the memory. */
export function toPasswordList(passwords                   )         {
  const long = passwords.filter((password) => password.length >= minPasswordLength);
  return `\n${long.join('\n').toLowerCase()}\n`;
}

export const isListedPassword = (list        , password        ) => list.includes(`\n${password.toLowerCase()}\n`);

export function isNameVariation(password        , names                   )          {
  const typed = fold(password);
  const letters = lettersOf(typed);
  return names.flatMap(beginningsOf).some((name) => {
    if (name.length < shortestName) return false;
    return typed === name || (letters.length >= shortestName && letters === lettersOf(name));
  });
}

export function knownNames(account                                                                         )           {
  const [mailbox = ''] = account.email.split('@');
  return [account.siteName, account.legalName, account.company, mailbox, ...mailbox.split(/[._+-]/)];
}

/** Shorter names would refuse passwords that contain these letters by chance. */
const shortestName = 3;

/** 'Rao Mills Ltd' gives 'rao', 'raomills' and 'raomillsltd'. */
function beginningsOf(name        )           {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).map(fold);
  return words.map((_word, i) => words.slice(0, i + 1).join(''));
}

const fold = (text        ) =>
  normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const lettersOf = (folded        ) => folded.replace(/\p{N}/gu, '');
