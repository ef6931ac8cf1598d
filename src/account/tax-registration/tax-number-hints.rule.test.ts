import { expect, test } from 'vitest';
import { translate } from '../../lib/i18n.ts';
import { sites } from '../../sites/resolve-site.ts';
import { taxNumberHints } from './tax-number-hints.rule.ts';

const wrongCharacter = 'The last character does not match the rest. Please check the number; you can still continue.';
const gujarat = (other: string) =>
  `This number belongs to Gujarat, but the address is in ${other}. Please check both; you can still continue.`;

test.each<[string, string, string[], string[]]>([
  ['a right number beside its own state', '27AAPFU0939F1ZV', ['Maharashtra'], []],
  ['a wrong check character', '22AAAAA0000A1Z5', [], [wrongCharacter]],
  ['another state than the address', '24AAACC1206D1ZM', ['Maharashtra'], [gujarat('Maharashtra')]],
  ['another state than both addresses', '24AAACC1206D1ZM', ['Goa', 'Delhi', 'Goa'], [gujarat('Goa, Delhi')]],
  ['the state of one of the addresses', '24AAACC1206D1ZM', ['Maharashtra', 'Gujarat'], []],
  ['no address yet', '24AAACC1206D1ZM', ['', ''], []],
  ['both', '24AAACC1206D1ZA', ['Goa'], [wrongCharacter, gujarat('Goa')]],
  ['a former code is the state of today', '28AABCW1234K1ZC', ['Andhra Pradesh'], [wrongCharacter]],
  ['a code that is no state belongs nowhere', '99AABCW1234K1ZC', ['Goa'], [wrongCharacter]],
  ['a number of another form is refused elsewhere', '24AAACC', ['Goa'], []],
])('%s', (_, number, states, hints) => {
  expect(taxNumberHints(number, sites.nod, states).map(({ text, slots }) => translate(text, slots))).toEqual(hints);
});

test('a TRN has neither a check character nor a place', () => {
  expect(taxNumberHints('100345678900003', sites.gwd, ['Dubai'])).toEqual([]);
});
