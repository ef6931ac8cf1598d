import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import type { ContentBlock } from './message-template.ts';
import { renderSms, renderText } from './render-text.server.ts';

const { nod } = sites;

const setting = { site: nod, address: 'https://nod.example' };
const textOf = (...blocks: ContentBlock[]) => renderText({ subject: 'Order', blocks }, setting);
const withoutIsolates = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('a plain text email ends with who sent it', () => {
  expect(textOf({ kind: 'text', text: 'Your order is confirmed.' })).toBe(
    `Your order is confirmed.\n\n-- \n${nod.legalName}\nhttps://nod.example\n${nod.contact.email}\n`,
  );
});

test.each<[string, ContentBlock, string]>([
  ['a note as it is', { kind: 'note', text: 'You can ignore this.' }, 'You can ignore this.'],
  ['an OTP indented', { kind: 'code', code: '482913' }, '    482913'],
  [
    'a link below its label, alone on its line',
    { kind: 'link', label: 'Sign in', href: 'https://nod.example/login' },
    'Sign in:\nhttps://nod.example/login',
  ],
  [
    'facts one a line, their values below each other',
    {
      kind: 'facts',
      rows: [
        ['Order', 'NO-1'],
        ['Carrier', 'Own van'],
      ],
    },
    'Order:   NO-1\nCarrier: Own van',
  ],
  [
    'an address below its first line',
    {
      kind: 'facts',
      rows: [
        ['Deliver to', 'Plot 14\nPune 410501'],
        ['PO', '45'],
      ],
    },
    'Deliver to: Plot 14\n            Pune 410501\nPO:         45',
  ],
  [
    'totals with their figures at the right',
    {
      kind: 'totals',
      rows: [
        ['Subtotal', '90.00'],
        ['Total', '1,106.20'],
      ],
    },
    'Subtotal:    90.00\nTotal:    1,106.20',
  ],
  [
    'the steps of an order with those taken',
    {
      kind: 'steps',
      steps: [
        { name: 'Order received', note: 'Today', isDone: true },
        { name: 'Dispatched', note: '', isDone: false },
      ],
    },
    '[x] Order received: Today\n[ ] Dispatched',
  ],
  [
    'what is said of an item below it',
    {
      kind: 'table',
      head: ['Item', 'Qty'],
      rows: [[{ code: '6205-2RS/C3', about: ['ZWZ', 'Expected Tue 24 Nov'] }, '4']],
    },
    'Item         Qty\n6205-2RS/C3    4\n  ZWZ\n  Expected Tue 24 Nov',
  ],
  [
    'a table that is too wide with its texts above its figures',
    {
      kind: 'table',
      head: ['Item', 'Qty', 'Total'],
      rows: [['A'.repeat(70), '4', '956.00']],
    },
    `Item\n  Qty   Total\n${'A'.repeat(70)}\n    4  956.00`,
  ],
  [
    'a table in columns, figures at their right',
    {
      kind: 'table',
      head: ['Item', 'Qty'],
      rows: [
        ['6205-2RS', '4'],
        ['NU 205', '1,200'],
      ],
    },
    'Item        Qty\n6205-2RS      4\nNU 205    1,200',
  ],
])('it shows %s', (_case, block, text) => {
  expect(withoutIsolates(textOf(block)).split('\n\n-- \n')[0]).toBe(text);
});

test('blocks are separated by an empty line', () => {
  const text = textOf({ kind: 'text', text: 'One.' }, { kind: 'code', code: '1' });
  expect(text).toMatch(/^One\.\n\n {4}1\n\n-- \n/);
});

test('an SMS is its sentences on one line, and nothing else', () => {
  const blocks: ContentBlock[] = [
    { kind: 'text', text: '482913 is your OTP.' },
    { kind: 'code', code: '482913' },
    { kind: 'text', text: 'It is valid for 10 minutes.' },
  ];
  expect(renderSms({ subject: '', blocks })).toBe('482913 is your OTP. It is valid for 10 minutes.');
});
