import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deflate, gzipPieces } from './gzip-pieces.ts';

const long = '<td>Basic dynamic load rating</td><td>14 kN</td>'.repeat(300);
const listed = (count: number) => Array.from({ length: count }, (_, n) => `<tr>${n * 7919}</tr>`).join('');

test.each<[string, readonly string[]]>([
  ['nothing', []],
  ['short texts only', ['<p>', 'Western Gear', '</p>']],
  ['a part only', [long]],
  ['a part first and last', [long, 'Western Gear', listed(2000)]],
  ['parts that follow each other', ['a', long, long, 'b', listed(50)]],
  ['an empty part', [long, '', '₹ 120', '']],
  ['what is not ASCII', ['शाह ब्रदर्स', `${long}₹ 120 ⌀ 25`, '₹']],
  ['texts longer than what is stored', ['1'.repeat(200_000), long, '2'.repeat(4096), listed(3)]],
])('%s is read by gzip as one file', (_what, texts) => {
  // A wrong checksum or length is an error.
  for (const isDeflated of [(text: string) => text.length > 100, (text: string) => text === '', () => true])
    expect(gunzipSync(gzipPieces(texts.map((text) => (isDeflated(text) ? deflate(text) : text)))).toString()).toBe(
      texts.join(''),
    );
});

test('a part takes as much space as it does compressed by itself', () => {
  expect(gzipPieces([deflate(long), 'Western Gear', deflate(long)]).length).toBeLessThan(500);
});

test('parts are used again and do not change', () => {
  const [first, second] = [deflate(long), deflate(listed(9))];
  const page = (name: string) => gunzipSync(gzipPieces([first, name, second])).toString();
  expect([page('Western'), page('Eastern'), page('Western')]).toEqual(
    ['Western', 'Eastern', 'Western'].map((name) => `${long}${name}${listed(9)}`),
  );
});
