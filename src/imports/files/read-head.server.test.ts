import { expect, test } from 'vitest';
import { stockImporter } from '../kinds/import-stock.server.ts';
import { readHead } from './read-head.server.ts';

const headOf = (content: string | Buffer) =>
  readHead({ kind: 'stock', columns: stockImporter.columns }, async function* () {
    yield Buffer.from(content);
  });

test('the headings and at most five lines are shown', async () => {
  const lines = Array.from({ length: 9 }, (_, n) => `N-${n},${'x'.repeat(90)},`);
  const head = await headOf(`itemcode, on_hand ,\n${lines.join('\n')}`);
  expect(head).toMatchObject({ format: 'csv', header: ['itemcode', 'on_hand'] });
  expect(head).toMatchObject({ sample: Array.from({ length: 5 }, (_, n) => [`N-${n}`, 'x'.repeat(60)]) });
});

const title = 'Stock list April 2026\n"Acme Bearings, 12 MG Road, Mumbai"\n\n';

test.each([
  ['names that are known', `${title}Part No;Qty;Rack\nN-1;7;A-1`, ['Part No', 'Qty', 'Rack'], 4],
  ['a title with commas', 'Acme Bearings, Mumbai, India\nitemcode;on_hand\nN-1;7', ['itemcode', 'on_hand'], 2],
  ['a title that names one of them', 'Stock,\nitemcode,on_hand\nN-1,7', ['itemcode', 'on_hand'], 2],
  ['names that are not known', `${title}Artikel,Menge\nN-1,7`, ['Artikel', 'Menge'], 4],
  ['one name that is known', 'Acme Bearings, Mumbai, India\nPart No;Menge\nN-1;7', ['Part No', 'Menge'], 2],
  ['names in Hindi', `${title}वस्तु कोड,मात्रा\nN-1,7`, ['वस्तु कोड', 'मात्रा'], 4],
])('%s are found below a title', async (_what, content, header, headLine) => {
  expect(await headOf(content)).toMatchObject({ header, headLine, sample: [expect.arrayContaining(['N-1', '7'])] });
});

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['a file of empty lines', '\n\n', 'The file is empty.'],
  ['a heading without lines', 'itemcode,on_hand\n', 'The file has column names, but no line below them.'],
  [
    '3,000 columns',
    `${'a,'.repeat(2_999)}a\n1`,
    'The first line names more than 200 columns, the most that can be imported.',
  ],
  ['a text', 'Dear all\nplease find', 'The first line names fewer than two columns.'],
  ['a first line of 10 MB', 'x'.repeat(10_000_000), 'The line is longer than 100000 characters.'],
  ['Windows-1252 headings', Buffer.from('Größe,Menge\n1,2', 'latin1'), 'are not UTF-8 text'],
  ['a script', '#!/bin/sh\nexit', 'This is a script'],
])('%s is refused in one sentence', async (_what, content, says) => {
  expect(await headOf(content)).toEqual({ problem: expect.stringContaining(says) });
});
