import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { changeSettings, settingsPart } from './settings.contract.ts';
import type { SentFacts } from './typed-facts.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('admin');
});

test.each([
  ['company', { phone: 'call us' }, 'data.phone', 'Please enter a phone number'],
  ['company', { legalName: ' ' }, 'data.legalName', 'Please fill in this field'],
  ['company', { email: 'sales at nod' }, 'data.email', 'Please enter an e-mail address'],
  [
    'company',
    { socials: [{ name: 'X', href: 'javascript:alert(1)' }] },
    'data.socials.0.href',
    'Please enter a whole address that begins with https://',
  ],
  ['company', { copyrightYear: 'last year' }, 'data.copyrightYear', 'Please enter a number'],
  ['bank', { ifsc: 'DDBX1000169' }, 'data.ifsc', 'An IFSC has four letters, a zero and six more characters'],
  ['complaints', { email: '' }, 'data.email', 'Please enter an e-mail address for complaints'],
  ['complaints', { name: '' }, 'data.name', 'Please enter the name of the grievance officer'],
  ['complaints', { phone: 'by post' }, 'data.phone', 'Please enter a phone number'],
  ['calendar', { workingDays: [] }, 'data.workingDays', 'Please fill in this field'],
  ['calendar', { closes: '08:00' }, 'data.closes', 'Please enter a time after opening'],
  ['calendar', { holidays: ['2027-02-30'] }, 'data.holidays.0', 'Please enter a date'],
  ['tax', { newItemBp: 12_00 }, 'data.newItemBp', 'Please enter a rate of the list'],
  [
    'tax',
    { rates: [{ bp: 0 }, { bp: 5_00 }, { bp: 18_00 }, { bp: 18_00 }] },
    'data.rates.3.bp',
    'This rate is in the list already',
  ],
  [
    'tax',
    { rates: [{ bp: 18_00, lastDay: '2027-03-31' }] },
    'data.rates.0.thenBp',
    'Please enter the rate that follows',
  ],
  [
    'tax',
    { rates: [{ bp: 18_00, lastDay: '2027-03-31', thenBp: 20_00 }] },
    'data.rates.0.thenBp',
    'Please enter a rate of the list that holds longer',
  ],
  ['tax', { rates: [{ bp: 18_00, thenBp: 5_00 }, { bp: 5_00 }] }, 'data.rates.0.lastDay', 'Please enter the last day'],
  ['promises', { firm: 2 }, 'data.firm', 'Please enter more days than for the friendly reminder'],
  ['promises', { answerWithinHours: 0 }, 'data.answerWithinHours', 'Please enter at least 1'],
  ['promises', { checksAccountsWithinHours: 81 }, 'data.checksAccountsWithinHours', 'Please enter at most 80'],
  ['branches', { branches: [] }, 'data.branches', 'Please enter at least one branch'],
  [
    'home',
    { facts: [{ label: 'Since', value: '1969', to: 'https://elsewhere.example' }] },
    'data.facts.0.to',
    'Please enter a path of the shop that begins with /',
  ],
  [
    'home',
    { facts: [{ label: 'Since', value: '1969', to: '//elsewhere.example' }] },
    'data.facts.0.to',
    'Please enter a path of the shop that begins with /',
  ],
  [
    'banners',
    { banners: [{ title: 'Sale', to: '/listing' }] },
    'data.banners.0.label',
    'Please enter the words of the link',
  ],
  [
    'banners',
    { banners: [{ title: 'Sale', label: 'Look' }] },
    'data.banners.0.to',
    'Please enter where the link leads',
  ],
  [
    'banners',
    { banners: [{ title: 'Sale', firstDay: '2026-12-02', lastDay: '2026-12-01' }] },
    'data.banners.0.lastDay',
    'Please enter a day after the first',
  ],
  [
    'banners',
    { banners: [{ title: 'Sale', picture: 'https://elsewhere.example/a.webp' }] },
    'data.banners.0.picture',
    'Please upload the file again',
  ],
  [
    'featured',
    { groups: [{ tab: 'New', title: 'Fans', text: 'For fans', more: [], designations: [], drawnNumber: 'FAN 4471' }] },
    'data.groups.0.drawnNumber',
    'The store has no drawing of this number',
  ],
  ['documents', { documents: [{ title: 'ISO 9001', file: '' }] }, 'data.documents.0.file', 'Please fill in this field'],
  ['disclaimer', { since: 'soon' }, 'data.since', 'Please enter a date'],
] as const)('%s: %j is refused at its field', async (part, data, field, message) => {
  const of = { site: 'nod' as const, part };
  const before = (await store.call(settingsPart, of, { desk })).body;
  const sent = { ...before.data, ...data } as SentFacts;
  const { status, body } = await store.call(changeSettings, { ...of, data: sent, seen: before.seen }, { desk });
  expect([status, body.errors]).toEqual([400, [{ field, message }]]);
});
