import type { Paper } from './paper.ts';
import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { renderPdf } from './render-pdf.server.ts';

const pageOf = (...content: object[]): Paper => ({
  content: content as Paper['content'],
  defaultStyle: { font: 'Text' },
});

test('a PDF is printed in the fonts of the store, Latin and Arabic, plain and bold', async () => {
  const pdf = await renderPdf(
    pageOf({ text: 'Order ₹ 640.50' }, { text: 'Total', bold: true }, { text: 'سلة', font: 'Arabic' }),
  );
  const { pages, fonts } = readPdf(pdf);
  expect(pages[0]).toMatch(/^Order ₹ 640\.50 Total/);
  expect(fonts).toHaveLength(3);
  for (const name of [/^IBMPlexSans(-Regular)?$/, /^IBMPlexSans-SemiBold$/, /^IBMPlexSansArabic(-Regular)?$/])
    expect(fonts).toContainEqual(expect.stringMatching(name));
});

test('a PDF says that it is English, and is shown by its title', async () => {
  const text = (await renderPdf({ ...pageOf({ text: 'Order' }), info: { title: 'Receipt 7' } })).toString('latin1');
  expect(text).toContain('/Lang (en)');
  expect(text).toMatch(/\/DisplayDocTitle true/);
});

test.each(['http://127.0.0.1:1/logo.png', '/etc/hostname'])('no picture is read from %s', async (image) => {
  await expect(renderPdf(pageOf({ image }))).rejects.toThrow('denied by resource access policy');
});
