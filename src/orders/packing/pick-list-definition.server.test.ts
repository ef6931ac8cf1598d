import { expect, test } from 'vitest';
import { definitionText } from '../../../tests/rendering/content-text.ts';
import { tooWide } from '../../../tests/rendering/too-wide.ts';
import type { Content, ContentTable } from '../../server/printing/paper.ts';
import { pickListDefinition } from './pick-list-definition.server.ts';

const line = {
  order: 'NOD26000119',
  company: 'Western Gear & Pump',
  lineNo: 2,
  itemName: '6205-2RS/C3',
  itemCode: 'ZW-10623',
  maker: 'ZWZ',
  unit: 'NOS',
  shelf: 'A-03-2',
  owed: 80,
  pick: 60,
};
const print = (...lines: (typeof line)[]) =>
  definitionText(
    pickListDefinition({
      site: 'NOD',
      branch: 'Mumbai',
      printedAt: '20 Nov 2026, 14:05',
      orders: [{ number: 'NOD26000119', company: 'Western Gear & Pump' }],
      lines,
    }),
  );

test('a line says shelf, item, order and pieces, and what is owed where less is there', () => {
  const text = print(line);
  for (const fact of ['NOD, Mumbai', 'A-03-2', 'ZWZ · ZW-10623', 'NOD26000119, 2', '60 NOS', '80 owed'])
    expect(text).toContain(fact);
  expect(print({ ...line, pick: 80 })).not.toContain('owed');
});

test('no quantity and no shelf of a pick list runs over its neighbour', () => {
  const lines = [{ ...line, unit: 'ROLLS', pick: 1_000_000, owed: 1_000_000, shelf: 'RACK12B0304' }];
  const { content } = pickListDefinition({ site: 'NOD', branch: 'Mumbai', printedAt: '', orders: [], lines });
  const table = (content as Content[]).find((part) => JSON.stringify(part).includes('"headerRows"'));
  expect(tooWide(table as ContentTable, 9)).toEqual([]);
});

test('below each sheet the list is named by its first order, the number of others and its time', () => {
  const orders = Array.from({ length: 20 }, (_, index) => ({
    number: `NOD260001${index + 10}`,
    company: 'Western Gear',
  }));
  const list = { site: 'NOD', branch: 'Mumbai', printedAt: '20 Nov 2026, 14:05', orders, lines: [line] };
  const { footer } = pickListDefinition(list);
  const text = JSON.stringify(footer?.(2, 4));
  expect(text).toContain('Pick list NOD26000110 and 19 more, 20 Nov 2026, 14:05');
  expect(text).toContain('Page 2 of 4');
});
