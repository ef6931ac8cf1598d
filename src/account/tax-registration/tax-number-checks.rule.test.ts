import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { type TaxNumberFacts, taxNumberChecks } from './tax-number-checks.rule.ts';

const alone: TaxNumberFacts = { states: ['Maharashtra'], others: [], own: [] };
const check = (number: string, facts: Partial<TaxNumberFacts> = {}, site: 'nod' | 'gwd' = 'nod') =>
  taxNumberChecks(number, sites[site], { ...alone, ...facts });
const failed = (...of: Parameters<typeof check>) => check(...of).flatMap(({ passed, kind }) => (passed ? [] : [kind]));
const right = '27AAACW1938G1ZB';

test('a number without a fault passes every check, and each says what was seen', () => {
  expect(check(right).map(({ passed, text }) => [passed, text])).toEqual([
    [true, 'Format: valid GSTIN'],
    [true, 'Check character B is right'],
    [true, 'State code 27 is Maharashtra, as in the addresses'],
    [true, 'PAN inside: AAACW1938G, fourth letter C: company'],
    [true, 'No other account has this number'],
  ]);
});

test.each<[string, string, Partial<TaxNumberFacts>, string[]]>([
  ['a wrong check character', '27AAACW1938G1ZX', {}, ['check character']],
  ['addresses in another state', right, { states: ['Gujarat', 'Goa'] }, ['state']],
  ['one of the addresses in its state', right, { states: ['Gujarat', 'Maharashtra'] }, []],
  ['no address yet', right, { states: [] }, []],
  ['a state code that does not exist', '99AAACW1938G1Z0', { states: [] }, ['state']],
  ['a PAN of no kind of holder', '27AAAXW1938G1ZV', {}, ['pan']],
  ['too short', '27AAACW', {}, ['form']],
])('%s', (_, number, facts, kinds) => {
  expect(failed(number, facts).filter((kind) => kind !== 'check character' || kinds.includes(kind))).toEqual(kinds);
});

test.each([
  ['A', 'association of persons'],
  ['B', 'body of individuals'],
  ['C', 'company'],
  ['F', 'firm or LLP'],
  ['G', 'government'],
  ['H', 'Hindu undivided family'],
  ['J', 'artificial juridical person'],
  ['L', 'local authority'],
  ['P', 'person'],
  ['T', 'trust'],
])('the fourth letter %s of a PAN stands for %s', (letter, holder) => {
  const pan = check(`27AAA${letter}W1938G1ZB`).find(({ kind }) => kind === 'pan');
  expect(pan).toMatchObject({ passed: true, text: expect.stringMatching(new RegExp(`: ${holder}$`)) });
});

test('another account with the number is a fault; one with the same PAN is named as a link, with its state', () => {
  const pumps = { customerId: 7, company: 'Western Pumps', email: 'w@pumps.example', number: right };
  const gears = { customerId: 8, company: 'Western Gears', email: 'w@gears.example', number: '24AAACW1938G1ZH' };
  expect(check(right, { others: [pumps, gears] }).slice(-2)).toEqual([
    { kind: 'others', passed: false, text: 'The same number as Western Pumps (w@pumps.example)', holders: [pumps] },
    {
      kind: 'linked',
      passed: true,
      text: 'The same PAN, so the same company: Western Gears (w@gears.example), Gujarat',
      holders: [gears],
    },
  ]);
  expect(failed(right, { others: [gears] })).toEqual([]);
});

test.each<[string, string[], boolean | undefined]>([
  ['the only number of the customer', [], undefined],
  ['a number of another state, with the same PAN', ['24AAACW1938G1ZH'], true],
  ['several numbers, one of them with the same PAN', ['27AAPFU0939F1ZV', '24AAACW1938G1ZH'], true],
  ['a number of another company', ['27AAPFU0939F1ZV'], false],
])('the PAN beside %s', (_, own, passed) => {
  expect(check(right, { own }).find(({ kind }) => kind === 'own pan')?.passed).toBe(passed);
});

test('a TRN has a form, and nothing else to check but who else has it', () => {
  expect(check('100678912300003', {}, 'gwd').map(({ kind, passed }) => [kind, passed])).toEqual([
    ['form', true],
    ['others', true],
  ]);
  expect(failed('12', {}, 'gwd')).toEqual(['form']);
});
