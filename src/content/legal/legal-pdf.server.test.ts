import { expect, test } from 'vitest';
import { contentText, definitionText } from '../../../tests/rendering/content-text.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { legalPdf } from './legal-pdf.server.ts';

const text = {
  title: 'Terms and Conditions',
  summary: 'What applies to every order.',
  since: '2026-11-20',
  parts: [
    { title: 'Prices', paragraphs: ['Prices are net.', 'Tax is added.'] },
    { title: 'Delivery', paragraphs: ['Goods leave on the next working day.'] },
  ],
} as const;

test('the parts are numbered, each with all its paragraphs', () => {
  expect(definitionText(legalPdf(sites.nod, text))).toContain(
    'NOD 20 Nov 2026 Terms and Conditions What applies to every order. ' +
      '1. Prices Prices are net. Tax is added. 2. Delivery Goods leave on the next working day.',
  );
});

test('every page names the firm, how to reach it, and its own number', () => {
  const { footer, info } = legalPdf(sites.gwd, text);
  const { contact, legalName } = sites.gwd;
  const page = contentText(footer?.(2, 3));
  expect(page).toBe(
    [[legalName, ...contact.lines, contact.email, contact.phone].join(' · '), 'Terms and Conditions 2 of 3'].join(' '),
  );
  expect(info).toMatchObject({ title: `Terms and Conditions, ${legalName}`, author: legalName });
});

const pagesOf = async (paragraphs: readonly string[]) => {
  const parts = [{ title: 'Prices', paragraphs }];
  const { pages } = readPdf(await renderPdf(legalPdf(sites.nod, { ...text, parts })));
  return pages;
};

test('a heading does not stand alone at the end of a page', async () => {
  const parts = Array.from({ length: 40 }, () => ({ title: 'Prices', paragraphs: ['Prices are net.'] }));
  const { pages } = readPdf(await renderPdf(legalPdf(sites.nod, { ...text, parts })));
  const body = pages.map((page) => page.slice(0, page.indexOf(sites.nod.legalName)).trim());
  expect(body.length).toBeGreaterThan(2);
  expect(body.filter((page) => !page.endsWith('Prices are net.'))).toEqual([]);
});

test('no page begins with the last line of a paragraph', async () => {
  const words = Array.from({ length: 22 }, (_, word) => `word${word}`).join(' ');
  for (const before of [0, 1]) {
    const short = Array.from({ length: before }, () => 'Short.');
    const pages = await pagesOf([...short, ...Array.from({ length: 30 }, () => `Begins ${words} ends.`)]);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(1)) expect(page).toMatch(/^Begins/);
  }
});

test('a paragraph that is longer than a page is printed whole', async () => {
  const words = Array.from({ length: 1500 }, (_, word) => `word${word}`);
  expect((await pagesOf([words.join(' ')])).join(' ')).toContain('word1499');
});
