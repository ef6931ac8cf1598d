import { expect, test } from 'vitest';
import { contentsThatFit, type LabelText } from './labels-room.server.ts';

const receiver: LabelText[] = [
  { text: 'Western Gear & Pump', size: 13 },
  { text: 'Plot 14, Chakan Industrial Area', size: 11 },
];
const short = '120 NOS  6205-2RS/C3 ZWZ';
const long = '1,234,567 SET  NNU4930-AS-K-M-SP-C1NA/W33XVA0123456789A ZWZ  lot LOT-2026-11-0001-LONG-LOTNUMBER';
const lines = (count: number, text: string) => Array.from({ length: count }, () => text);

test.each([
  ['one line', lines(1, short), 1],
  ['ten short lines', lines(10, short), 10],
  ['twelve short lines', lines(12, short), 10],
  ['two long lines', lines(2, long), 2],
])('a label lists %s', (_, contents, listed) => {
  expect(contentsThatFit(receiver, contents)).toBe(listed);
});

test('of long lines below a long address fewer are listed', () => {
  const address = [...receiver, { text: 'Third Floor, Behind the Old Municipal Market, '.repeat(3), size: 11 }];
  const listed = contentsThatFit(address, lines(14, long));
  expect(listed).toBeGreaterThan(2);
  expect(listed).toBeLessThan(contentsThatFit(receiver, lines(14, long)));
});
