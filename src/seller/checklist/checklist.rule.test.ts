import { expect, test } from 'vitest';
import { accepted, noKeys, readyShop, set, withoutTrial, withSite } from '../../../tests/fixtures/opening-facts.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SellerSite } from '../../sites/site.ts';
import { blankSites } from '../blank-sites.ts';
import type { Check } from './check.data.ts';
import { checklistOf, missingOf } from './checklist.rule.ts';
import type { OpeningFacts } from './opening-facts.data.ts';

const nothing: OpeningFacts = {
  ...readyShop,
  site: blankSites.nod,
  settings: [],
  confirmations: [],
  trials: [],
  gateways: readyShop.gateways.map((gateway) => ({ ...gateway, hasKeys: false })),
  counts: {
    items: 0,
    stockedItems: 0,
    itemsWithoutHsn: 0,
    itemsWithWrongHsn: 0,
    priceLists: 0,
    customers: 0,
    testOrders: 0,
    administrators: 1,
  },
};
const without = (subject: string): OpeningFacts => ({
  ...readyShop,
  confirmations: readyShop.confirmations.filter((one) => one.subject !== subject),
});
const withCount = (name: keyof OpeningFacts['counts'], count: number): OpeningFacts => ({
  ...readyShop,
  counts: { ...readyShop.counts, [name]: count },
});
function withoutOfficer({ site: { grievanceOfficer: _officer, ...site }, ...facts }: OpeningFacts): OpeningFacts {
  return { ...facts, site };
}

const keysOf = (checks: readonly Check[]) => checks.map(({ key }) => key);
const keysWith = (facts: OpeningFacts, state: Check['state']) =>
  keysOf(checklistOf(facts).filter((check) => check.state === state));

test('a shop that has everything lacks nothing', () => {
  expect(checklistOf(readyShop).filter(({ state }) => state !== 'done')).toEqual([]);
});

const [branch] = sites.nod.branches;
if (!branch) throw new Error('NOD has branches');

const placesOf = (checks: readonly Check[]) =>
  checks.map(({ group, key, path }) => `${group}: ${key} ${path ?? ''}`.trim());

test('an empty shop lacks all that is required, and is told where to enter it', () => {
  expect(placesOf(missingOf(checklistOf(nothing)))).toEqual([
    'firm: legal-name settings/company',
    'firm: address settings/company',
    'firm: phone settings/company',
    'firm: email settings/company',
    'firm: branches settings/branches',
    'firm: grievance-officer settings/complaints',
    'firm: calendar settings/calendar',
    'firm: privacy-policy settings/privacy-policy',
    'firm: terms-condition settings/terms-condition',
    'firm: disclaimer settings/disclaimer',
    'money: bank settings/bank',
    'money: online-payment',
    'messages: trial-mail',
    'messages: trial-sms',
    'catalogue: items imports',
    'catalogue: stock imports',
  ]);
  expect(placesOf(checklistOf(nothing).filter(({ state }) => state === 'advised'))).toEqual([
    'firm: identity settings/identity',
    'firm: tagline settings/company',
    'firm: home settings/home',
    'catalogue: price-lists prices',
    'customers: customers imports',
    'customers: test-order orders',
    'safety: second-administrator staff',
    'safety: backups',
  ]);
});

test('settings of the server stand with what they are about', () => {
  const subjects = ['mail', 'sms', 'address', 'desk', 'papers', 'key', 'proxies', 'demo'] as const;
  const settings = subjects.map((about) => ({ about, passed: true, message: '' }));
  const checks = checklistOf({ ...readyShop, settings }).filter(({ key }) => key.startsWith('setting-'));
  expect(placesOf(checks)).toEqual([
    'messages: setting-mail',
    'messages: setting-sms',
    ...subjects.slice(2).map((about) => `safety: setting-${about}`),
  ]);
});

test('what the firm has entered is shown', () => {
  const shown = checklistOf(withSite({ branches: [branch, { ...branch, name: 'Chennai' }] }));
  const sentenceOf = (key: string) => shown.find((one) => one.key === key)?.sentence;
  expect(sentenceOf('branches')).toBe(`${branch.name}, Chennai`);
  expect(sentenceOf('address')).toBe(sites.nod.contact.lines.join(', '));
  expect(sentenceOf('grievance-officer')).toBe(sites.nod.grievanceOfficer?.name);
  expect(sentenceOf('calendar')).toBe('Read by Arjun Shah, 20 Nov 2026, 14:00');
  expect(sentenceOf('test-order')).toBe('1 test order');
});

test('branches that cannot sell are named, and no branch is a sentence of its own', () => {
  const sentenceOf = (branches: SellerSite['branches']) =>
    checklistOf(withSite({ branches })).find(({ key }) => key === 'branches')?.sentence;
  const unregistered = ['Chennai', 'Surat'].map((name) => ({ ...branch, name, taxNumber: '' }));
  expect(sentenceOf([branch, ...unregistered])).toBe('Chennai, Surat: GSTIN or series of invoice numbers is missing.');
  expect(sentenceOf([])).toMatch(/^At least one branch sells/);
});

test.each<[string, OpeningFacts, string[]]>([
  ['no legal name', withSite({ legalName: '' }), ['legal-name']],
  ['no address', withSite({ contact: { ...sites.nod.contact, lines: [] } }), ['address']],
  ['no phone', withSite({ contact: { ...sites.nod.contact, phone: '' } }), ['phone']],
  ['no e-mail address', withSite({ contact: { ...sites.nod.contact, email: '' } }), ['email']],
  ['no branch', withSite({ branches: [] }), ['branches']],
  ['a branch without a tax number', withSite({ branches: [branch, { ...branch, taxNumber: '' }] }), ['branches']],
  ['a branch without a series', withSite({ branches: [{ ...branch, invoicePrefix: '' }] }), ['branches']],
  ['no grievance officer in India', withoutOfficer(readyShop), ['grievance-officer']],
  ['items without HSN in India', withCount('itemsWithoutHsn', 41), ['hsn']],
  ['items with a wrong HSN in India', withCount('itemsWithWrongHsn', 2), ['wrong_hsn']],
  ['holidays nobody looked at', without('calendar'), ['calendar']],
  ['a legal text nobody read', without('terms-condition'), ['terms-condition']],
  [
    'a setting that is missing',
    { ...readyShop, settings: [{ ...set('address'), passed: false }] },
    ['setting-address'],
  ],
  ['mail that nobody tried', withoutTrial('mail'), ['trial-mail']],
  ['SMS that nobody tried', withoutTrial('sms'), ['trial-sms']],
  ['nothing on sale', withCount('items', 0), ['items']],
  ['no stock', withCount('stockedItems', 0), ['stock']],
])('%s keeps the shop closed', (_case, facts, keys) => {
  expect(keysOf(missingOf(checklistOf(facts)))).toEqual(keys);
});

test.each<[string, OpeningFacts, string[]]>([
  ['the delivered name', withSite({ name: sites.nod.name }), ['identity']],
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

test('in the Emirates no grievance officer is asked for, and tariff numbers are only advised', () => {
  const facts = withoutOfficer({ ...withCount('itemsWithoutHsn', 1), site: { ...sites.gwd, isOpen: false } });
  expect(keysOf(checklistOf(facts))).not.toContain('grievance-officer');
  const check = checklistOf(facts).find(({ key }) => key === 'hsn');
  expect(check).toMatchObject({ state: 'advised', label: 'Tariff numbers (HS code)', path: 'items?view=no_hsn' });
  expect(check?.sentence).toMatch(/^1 item on sale without one;/);
});

test('without items on sale nothing is said of their tariff numbers', () => {
  expect(keysOf(checklistOf(withCount('items', 0)))).not.toContain('hsn');
});

test('a site that asks for no OTP needs no SMS, and one without gateways no keys', () => {
  const site = { ...sites.nod, requires: { ...sites.nod.requires, otp: false } };
  const facts = { ...readyShop, site, gateways: [], trials: [accepted('mail')], settings: [set('mail')] };
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
  expect(sentenceOf({ ...readyShop, trials: [refused] }, 'trial-mail')).toBe('Not accepted: 550 no such user');
  expect(sentenceOf(readyShop, 'trial-mail')).toBe('It was accepted. 20 Nov 2026, 14:00, Arjun Shah');
});

test('what is there is counted, large numbers up to a limit', () => {
  const sentenceOf = (key: string) => checklistOf(readyShop).find((one) => one.key === key)?.sentence;
  expect(['items', 'stock', 'customers', 'price-lists'].map(sentenceOf)).toEqual([
    '10,000 items or more on sale',
    'read in for 9,204 items',
    '412 customers',
    '3 price lists',
  ]);
});

test('a message that is on its way is waited for', () => {
  const waiting = { ...accepted('mail'), result: 'waiting' as const, sentence: 'It is being sent.' };
  const found = checklistOf({ ...readyShop, trials: [waiting] }).find(({ key }) => key === 'trial-mail');
  expect(found).toMatchObject({ state: 'missing', sentence: 'It is being sent.', isWaiting: true });
});

test('a demonstration needs no servers and no keys', () => {
  const settings = [{ about: 'demo' as const, passed: true, message: 'This is a demonstration.' }];
  const facts = { ...readyShop, isDemo: true, settings, trials: [], gateways: noKeys };
  const checks = checklistOf(facts);
  expect(missingOf(checks)).toEqual([]);
  expect(placesOf(checks.filter(({ group }) => group === 'messages'))).toEqual(['messages: outbox']);
});
