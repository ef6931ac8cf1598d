// How books write what a customer owes: '1,25,000.00 Dr' is owed, '5,000.00 Cr', '(5,000.00)' and '-5000' are in the customer's favour.

import type { Currency } from '../../lib/currency.ts';
import { formatMoney } from '../../lib/money.ts';
import { readAmount, unclearAmount } from '../bank-statement/statement-values.rule.ts';

/** '₹ 1,25,000.00 Dr', as books say who owes it. */
export const bookText = (minor: number, currency: Currency): string =>
  `${formatMoney({ minor: Math.abs(minor), currency })}${minor === 0 ? '' : minor > 0 ? ' Dr' : ' Cr'}`;

const side = /(?<![a-z])(dr|cr)\.?(?![a-z])/gi;

/** Minor units, below 0 in the customer's favour. `word`: what a column beside it says, 'Dr' or 'Cr'. */
export function readBookAmount(text: string, word = ''): { minor: number } | { problem: string } {
  const shown = `'${text.slice(0, 40)}'`;
  const words = new Set([...text.matchAll(side)].map(([, one = '']) => one.toLowerCase()));
  const beside = sideOf(word);
  if (beside === undefined) return { problem: `dr_cr '${word.slice(0, 40)}' is not known; write Dr or Cr` };
  if (beside !== '') words.add(beside);
  // Tally writes (-) before what it shows below 0.
  const bare = text.replace(side, '').replace('(-)', '-').trim();
  const unclear = unclearAmount(bare);
  if (unclear) return { problem: unclear };
  const minor = readAmount(bare);
  if (minor === undefined) return { problem: `${shown} is not an amount; write it like 1234.50 or 1,234.50 Dr` };
  if (words.size > 1) return { problem: `${shown} says both Dr and Cr; write one of them` };
  if (minor < 0 && words.size > 0)
    return { problem: `${shown} has a minus and ${[...words][0] === 'dr' ? 'Dr' : 'Cr'}; write one of them` };
  return { minor: words.has('cr') ? 0 - minor : minor };
}

function sideOf(word: string): 'dr' | 'cr' | '' | undefined {
  const plain = word.trim().toLowerCase().replace(/\.$/, '');
  if (plain === '') return '';
  if (['d', 'dr', 'debit'].includes(plain)) return 'dr';
  return ['c', 'cr', 'credit'].includes(plain) ? 'cr' : undefined;
}
