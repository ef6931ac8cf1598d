import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import type { SellerSite } from '../../sites/site.ts';
import { blankSites } from '../blank-sites.ts';
import { type Check, checklistOf, missingOf } from './checklist.rule.ts';
import { confirmable, type OpeningFacts, type Trial } from './opening-facts.data.ts';

const at = new Date('2026-11-20T08:30:00Z');
const by = 'Arjun Shah';
const accepted = (trial: Trial) => ({ trial, result: 'accepted' as const, sentence: 'It was accepted.', at, by });
const set = (about: 'mail' | 'sms' | 'address') => ({ about, passed: true, message: 'NOD is reached.' });

/** A shop of NOD that lacks nothing. */
const ready: OpeningFacts = {
  site: { ...sites.nod, isOpen: false },
  isDemo: false,
  settings: [set('mail'), set('sms'), set('address')],
  confirmations: confirmable
    .filter((subject) => subject !== 'no-online-payment')
    .map((subject) => ({ subject, at, by })),
  trials: [accepted('mail'), accepted('sms'), accepted('razorpay')],
  gateways: [
    { name: 'razorpay', company: 'Razorpay', hasKeys: true },
    { name: 'stripe', company: 'Stripe', hasKeys: false },
  ],
  allowsSandbox: false,
  counts: { items: 10_000, stockedItems: 9_204, priceLists: 3, customers: 412, testOrders: 1, administrators: 2 },
};
const nothing: OpeningFacts = {
  ...ready,
  site: blankSites.nod,
  settings: [],
  confirmations: [],
  trials: [],
  gateways: ready.gateways.map((gateway) => ({ ...gateway, hasKeys: false })),
  counts: { items: 0, stockedItems: 0, priceLists: 0, customers: 0, testOrders: 0, administrators: 1 },
};
const withSite = (change: Partial<SellerSite>): OpeningFacts => ({ ...ready, site: { ...ready.site, ...change } });
const without = (subject: string): OpeningFacts => ({
  ...ready,
  confirmations: ready.confirmations.filter((one) => one.subject !== subject),
});
const withCount = (name: keyof OpeningFacts['counts'], count: number): OpeningFacts => ({
  ...ready,
  counts: { ...ready.counts, [name]: count },
});
const noKeys = ready.gateways.map((gateway) => ({ ...gateway, hasKeys: false }));
const tried = (change: Partial<OpeningFacts['trials'][number]>) => ({
  ...ready,
  trials: ready.trials.map((one) => (one.trial === 'razorpay' ? { ...one, ...change } : one)),
});
const withoutTrial = (trial: Trial) => ({ ...ready, trials: ready.trials.filter((one) => one.trial !== trial) });

const keysOf = (checks: readonly Check[]) => checks.map(({ key }) => key);
const keysWith = (facts: OpeningFacts, state: Check['state']) =>
  keysOf(checklistOf(facts).filter((check) => check.state === state));

test('a shop that has everything lacks nothing', () => {
  expect(checklistOf(ready).filter(({ state }) => state !== 'done')).toEqual([]);
});

test('an empty shop lacks all that is required, and is told where to enter it', () => {
  expect(missingOf(checklistOf(nothing)).map(({ key, path }) => `${key} ${path}`)).toEqual([
    'legal-name settings/company',
    'address settings/company',
    'phone settings/company',
    'email settings/company',
    'branches settings/branches',
    'calendar settings/calendar',
    'privacy-policy settings/privacy-policy',
    'terms-condition settings/terms-condition',
    'disclaimer settings/disclaimer',
    'bank settings/bank',
    'online-payment ',
    'trial-mail ',
    'trial-sms ',
    'items imports',
    'stock imports',
  ]);
  expect(keysWith(nothing, 'advised')).toEqual([
    'tagline',
    'home',
    'price-lists',
    'customers',
    'test-order',
    'second-administrator',
    'backups',
  ]);
});

const [branch] = sites.nod.branches;
if (!branch) throw new Error('NOD has branches');

test.each<[string, OpeningFacts, string[]]>([
  ['no legal name', withSite({ legalName: '' }), ['legal-name']],
  ['no address', withSite({ contact: { ...sites.nod.contact, lines: [] } }), ['address']],
  ['no phone', withSite({ contact: { ...sites.nod.contact, phone: '' } }), ['phone']],
  ['no e-mail address', withSite({ contact: { ...sites.nod.contact, email: '' } }), ['email']],
  ['no branch', withSite({ branches: [] }), ['branches']],
  ['a branch without a tax number', withSite({ branches: [branch, { ...branch, taxNumber: '' }] }), ['branches']],
  ['a branch without a series', withSite({ branches: [{ ...branch, invoicePrefix: '' }] }), ['branches']],
  ['holidays nobody looked at', without('calendar'), ['calendar']],
  ['a legal text nobody read', without('terms-condition'), ['terms-condition']],
  ['no bank account', withSite({ bankAccount: blankSites.nod.bankAccount }), ['bank']],
  ['no IBAN', { ...ready, site: { ...sites.gwd, bankAccount: blankSites.gwd.bankAccount } }, ['bank']],
  ['a setting that is missing', { ...ready, settings: [{ ...set('address'), passed: false }] }, ['setting-address']],
  ['mail that nobody tried', withoutTrial('mail'), ['trial-mail']],
  ['SMS that nobody tried', withoutTrial('sms'), ['trial-sms']],
  ['keys that nobody tried', withoutTrial('razorpay'), ['keys-razorpay']],
  ['test keys', tried({ result: 'test keys' }), ['keys-razorpay']],
  ['keys that were refused', tried({ result: 'refused' }), ['keys-razorpay']],
  ['no keys, and nobody has said so', { ...ready, gateways: noKeys }, ['online-payment']],
  ['the test checkout in a real shop', { ...ready, allowsSandbox: true }, ['sandbox']],
  ['nothing on sale', withCount('items', 0), ['items']],
  ['no stock', withCount('stockedItems', 0), ['stock']],
])('%s keeps the shop closed', (_case, facts, keys) => {
  expect(keysOf(missingOf(checklistOf(facts)))).toEqual(keys);
});

test.each<[string, OpeningFacts, string[]]>([
  ['no line beside the logo', withSite({ tagline: '' }), ['tagline']],
  ['no texts on the home page', withSite({ content: blankSites.nod.content }), ['home']],
  ['no price list', withCount('priceLists', 0), ['price-lists']],
  ['no customers', withCount('customers', 0), ['customers']],
  ['no test order', withCount('testOrders', 0), ['test-order']],
  ['one administrator', withCount('administrators', 1), ['second-administrator']],
  ['backups that nobody tried', without('backups'), ['backups']],
])('%s is advised against, and the shop may open', (_case, facts, keys) => {
  expect(keysWith(facts, 'advised')).toEqual(keys);
  expect(missingOf(checklistOf(facts))).toEqual([]);
});

test('a shop without keys may open once somebody has said that it sells without online payment', () => {
  const confirmations = [...ready.confirmations, { subject: 'no-online-payment' as const, at, by }];
  const facts = { ...ready, gateways: noKeys, trials: withoutTrial('razorpay').trials, confirmations };
  expect(missingOf(checklistOf(facts))).toEqual([]);
});

test('a site that asks for no OTP needs no SMS, and one without gateways no keys', () => {
  const site = { ...sites.nod, requires: { ...sites.nod.requires, otp: false } };
  const facts = { ...ready, site, gateways: [], trials: [accepted('mail')], settings: [set('mail')] };
  expect(missingOf(checklistOf(facts))).toEqual([]);
});

test('of an open shop no test order is expected', () => {
  const facts = withCount('testOrders', 0);
  const opened = { ...facts, site: { ...facts.site, isOpen: true } };
  expect(checklistOf(opened).filter(({ state }) => state !== 'done')).toEqual([]);
});

test('what a server said of a trial is shown, and who made it', () => {
  const sentenceOf = (facts: OpeningFacts, key: string) => checklistOf(facts).find((one) => one.key === key)?.sentence;
  const refused = { ...accepted('mail'), result: 'refused' as const, sentence: 'Not accepted: 550 no such user' };
  expect(sentenceOf({ ...ready, trials: [refused] }, 'trial-mail')).toBe('Not accepted: 550 no such user');
  expect(sentenceOf(ready, 'trial-mail')).toBe('It was accepted. 20 Nov 2026, 14:00, Arjun Shah');
});

test('what is there is counted, large numbers up to a limit', () => {
  const sentenceOf = (key: string) => checklistOf(ready).find((one) => one.key === key)?.sentence;
  expect(['items', 'stock', 'customers', 'price-lists'].map(sentenceOf)).toEqual([
    '10,000 items or more on sale',
    'read in for 9,204 items',
    '412 customers',
    '3 price lists',
  ]);
});

test('a message that is on its way is waited for', () => {
  const waiting = { ...accepted('mail'), result: 'waiting' as const, sentence: 'It is being sent.' };
  const found = checklistOf({ ...ready, trials: [waiting] }).find(({ key }) => key === 'trial-mail');
  expect(found).toMatchObject({ state: 'missing', sentence: 'It is being sent.', isWaiting: true });
});

test('a demonstration needs no servers and no keys', () => {
  const settings = [{ about: 'demo' as const, passed: true, message: 'This is a demonstration.' }];
  const facts = { ...ready, isDemo: true, settings, trials: [], gateways: noKeys };
  expect(missingOf(checklistOf(facts))).toEqual([]);
});
