import { expect, test } from 'vitest';
import { readHead } from './read-head.server.ts';

const headOf = (content: string | Buffer) =>
  readHead('stock', async function* () {
    yield Buffer.from(content);
  });

test('the headings and at most five lines are shown', async () => {
  const lines = Array.from({ length: 9 }, (_, n) => `N-${n},${'x'.repeat(90)},`);
  const head = await headOf(`itemcode, on_hand ,\n${lines.join('\n')}`);
  expect(head).toMatchObject({ format: 'csv', header: ['itemcode', 'on_hand'] });
  expect(head).toMatchObject({ sample: Array.from({ length: 5 }, (_, n) => [`N-${n}`, 'x'.repeat(60)]) });
});

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'The file is empty.'],
  ['a file of empty lines', '\n\n', 'The file is empty.'],
  ['a heading without lines', 'itemcode,on_hand\n', 'The file has column names, but no line below them.'],
  ['3,000 columns', `${'a,'.repeat(2_999)}a\n1`, 'The first line names 3000 columns; at most 200 can be imported.'],
  ['a text', 'Dear all\nplease find', 'The first line names fewer than two columns.'],
  ['a first line of 10 MB', 'x'.repeat(10_000_000), 'The line is longer than 100000 characters.'],
  ['Windows-1252 headings', Buffer.from('Größe,Menge\n1,2', 'latin1'), 'are not UTF-8 text'],
  ['a script', '#!/bin/sh\nexit', 'This is a script'],
])('%s is refused in one sentence', async (_what, content, says) => {
  expect(await headOf(content)).toEqual({ problem: expect.stringContaining(says) });
});
