import { expect, test } from 'vitest';
import {
  accepted,
  at,
  by,
  noKeys,
  readyShop,
  tried,
  withoutTrial,
  withSite,
} from '../../../tests/fixtures/opening-facts.ts';
import { sites } from '../../sites/resolve-site.ts';
import { blankSites } from '../blank-sites.ts';
import type { Check } from './check.data.ts';
import { checkMoney } from './money-checks.rule.ts';
import type { OpeningFacts } from './opening-facts.data.ts';

const missingOf = (checks: readonly Check[]) => checks.filter(({ state }) => state === 'missing').map(({ key }) => key);

test.each<[string, OpeningFacts, string[]]>([
  ['no bank account', withSite({ bankAccount: blankSites.nod.bankAccount }), ['bank']],
  ['no IBAN', { ...readyShop, site: { ...sites.gwd, bankAccount: blankSites.gwd.bankAccount } }, ['bank']],
  ['keys that nobody tried', withoutTrial('razorpay'), ['keys-razorpay']],
  ['test keys', tried({ result: 'test keys' }), ['keys-razorpay']],
  ['keys that were refused', tried({ result: 'refused' }), ['keys-razorpay']],
  ['no keys, and nobody has said so', { ...readyShop, gateways: noKeys }, ['online-payment']],
  ['the test checkout in a real shop', { ...readyShop, allowsSandbox: true }, ['sandbox']],
])('%s keeps the shop closed', (_case, facts, keys) => {
  expect(missingOf(checkMoney(facts))).toEqual(keys);
});

test('a shop without keys may open once somebody has said that it sells without online payment', () => {
  const confirmations = [...readyShop.confirmations, { subject: 'no-online-payment' as const, at, by }];
  const facts = { ...readyShop, gateways: noKeys, trials: [], confirmations };
  expect(missingOf(checkMoney(facts))).toEqual([]);
});

test('what is missing of online payment is told with the providers, and what was tried with its outcome', () => {
  const sentenceOf = (facts: OpeningFacts, key: string) => checkMoney(facts).find((one) => one.key === key)?.sentence;
  expect(sentenceOf({ ...readyShop, gateways: noKeys }, 'online-payment')).toMatch(
    /^No keys are set \(Razorpay, Stripe\)/,
  );
  expect(sentenceOf(readyShop, 'keys-razorpay')).toBe('It was accepted.');
  expect(sentenceOf(tried({ result: 'refused', sentence: 'Not accepted.' }), 'keys-razorpay')).toBe('Not accepted.');
  expect(sentenceOf(withoutTrial('razorpay'), 'keys-razorpay')).toBe('Nobody has tried them yet.');
});

test('where all gateways have keys the test checkout is out of reach', () => {
  const gateways = readyShop.gateways.map((gateway) => ({ ...gateway, hasKeys: true }));
  const trials = [accepted('razorpay'), accepted('stripe')];
  expect(missingOf(checkMoney({ ...readyShop, gateways, trials, allowsSandbox: true }))).toEqual([]);
});

test('the account is named by its last digits', () => {
  expect(checkMoney(readyShop).find(({ key }) => key === 'bank')?.sentence).toMatch(/^ends in \d{4}$/);
});

test('a demonstration takes its payments in the test checkout', () => {
  const checks = checkMoney({ ...readyShop, isDemo: true, gateways: noKeys, trials: [] });
  expect(checks.map(({ group, key, state }) => [group, key, state])).toEqual([
    ['money', 'bank', 'done'],
    ['money', 'online-payment', 'done'],
  ]);
});
