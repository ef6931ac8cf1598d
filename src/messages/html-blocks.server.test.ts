import { expect, test } from 'vitest';
import { siteModules } from '../sites/site.ts';
import { blockRows } from './html-blocks.server.ts';
import type { ContentBlock } from './message-template.ts';

const html = ({ blocks }: { blocks: readonly ContentBlock[] }) =>
  blockRows(blocks, { ...siteModules.nod.mailTheme, start: 'left', end: 'right' });

test('the first link is a button, the others are links', () => {
  const link = (label: string) => ({ kind: 'link' as const, label, href: `https://nod.example/${label}` });
  const page = html({ blocks: [link('first'), link('second')] });
  expect(page).toMatch(/<a href="https:\/\/nod\.example\/first" class="press"/);
  expect(page).toMatch(/<a href="https:\/\/nod\.example\/second" class="link"/);
});

test('designations are in the monospaced face, and on a phone a price stands below its item', () => {
  const page = html({
    blocks: [
      {
        kind: 'table',
        head: ['Item', 'Qty', 'Price', 'Total'],
        rows: [[{ code: '6205-2RS/C3', about: ['ZWZ'] }, '4', '238.96', '955.84']],
      },
    ],
  });
  expect(page).toMatch(/IBM Plex Mono[^>]*>6205-2RS\/C3</);
  expect(page).toMatch(/class="wide ink"[^>]*>238\.96</);
  expect(page).toMatch(/class="phone soft" style="display:none[^>]*>Price 238\.96</);
  expect(page).not.toMatch(/class="phone[^>]*>(Qty|Total) /);
});

test('facts stand two in a row, but a long one takes the whole width', () => {
  const page = html({
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Order', 'NO-1'],
          ['Payment', 'Credit limit'],
          ['Deliver to', 'Plot 14\nPune 410501'],
          ['PO', '45'],
        ],
      },
    ],
  });
  expect(page.match(/class="half[^"]*" width="50%"/g)).toHaveLength(2);
  expect(page.match(/class="half[^"]*" colspan="2"/g)).toHaveLength(2);
  expect(page).toContain('Plot 14<br>Pune 410501');
});

test('steps that are taken are in the colour of the site, the others are dashed', () => {
  const { mark, lineStrong } = siteModules.nod.mailTheme;
  const steps = [
    { name: 'Order received', note: 'Today', isDone: true },
    { name: 'Dispatched', note: '', isDone: false },
  ];
  const page = html({ blocks: [{ kind: 'steps', steps }] });
  expect(page).toMatch(new RegExp(`border-top:2px solid ${mark}[^>]*>Order received`));
  expect(page).toMatch(new RegExp(`border-top:2px dashed ${lineStrong}[^>]*>Dispatched`));
});

test('a total is larger than what it adds up', () => {
  const page = html({
    blocks: [
      {
        kind: 'totals',
        rows: [
          ['Subtotal', '90.00'],
          ['Total', '106.20'],
        ],
      },
    ],
  });
  expect(page).toMatch(/font:14px[^>]*>90\.00/);
  expect(page).toMatch(/font:600 18px[^>]*>106\.20/);
});
