import { expect, test } from 'vitest';
import { makePdf } from '../../../tests/fixtures/papers.ts';
import { pictureSize } from './paper-content.rule.ts';
import { drawPage, inspect } from './pdf-worker.server.ts';

const withRoot = (key: string, value: object) =>
  makePdf(['Certificate'], {}, (pdf) => {
    const { data } = (pdf as unknown as { _root: { data: Record<string, unknown> } })._root;
    data[key] = value;
  });
const script = { S: 'JavaScript', JS: 'app.alert(1)' };

test.each([
  ['of three pages', await makePdf(['1', '2', '3']), { pages: 3 }],
  ['of 50 pages', await makePdf(Array.from({ length: 50 }, String)), { pages: 50 }],
  ['that may not be printed', await makePdf(['1'], { ownerPassword: 'x' }), { pages: 1 }],
])('a PDF %s is accepted', async (_what, content, inspected) => {
  expect(await inspect(content)).toEqual(inspected);
});

test.each([
  ['with a password', await makePdf(['1'], { userPassword: 'x' }), 'password'],
  ['that is cut off', (await makePdf()).subarray(0, 500), 'damaged'],
  ['that is text after its signature', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), 'damaged'],
  ['with a script', await withRoot('OpenAction', script), 'active_content'],
  ['that starts a program', await withRoot('OpenAction', { S: 'Launch', F: 'a' }), 'active_content'],
  [
    'with a file in it',
    await makePdf(['1'], {}, (pdf) => pdf.file(Buffer.from('MZ'), { name: 'a.exe' })),
    'active_content',
  ],
])('a PDF %s is refused', async (_what, content, problem) => {
  expect(await inspect(content)).toEqual({ problem });
});

test('a page is drawn as a picture of at most 1,800 pixels; there is no page beyond the last', async () => {
  const content = await makePdf(['one', 'two'], { size: 'A4' });
  const picture = await drawPage({ content, page: 2 });
  expect(picture && picture !== 'too_heavy' && pictureSize(picture, 'png')).toEqual({ width: 1272, height: 1798 });
  expect(await drawPage({ content, page: 3 })).toBeUndefined();
  expect(await drawPage({ content, page: 0 })).toBeUndefined();
});
