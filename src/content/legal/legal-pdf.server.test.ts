import { expect, test } from 'vitest';
import { contentText, definitionText } from '../../../tests/rendering/content-text.ts';
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
  const page = contentText(
    typeof footer === 'function' && footer(2, 3, { width: 595, height: 842, orientation: 'portrait' }),
  );
  expect(page).toBe(
    [[legalName, ...contact.lines, contact.email, contact.phone].join(' · '), 'Terms and Conditions 2 of 3'].join(' '),
  );
  expect(info).toMatchObject({ title: `Terms and Conditions, ${legalName}`, author: legalName });
});

test('a heading does not stand alone at the end of a page', () => {
  const { pageBreakBefore } = legalPdf(sites.nod, text);
  const breaks = (headlineLevel: number | undefined, following: number) =>
    pageBreakBefore?.(
      { headlineLevel } as Parameters<NonNullable<typeof pageBreakBefore>>[0],
      { getFollowingNodesOnPage: () => Array.from({ length: following }) } as unknown as Parameters<
        NonNullable<typeof pageBreakBefore>
      >[1],
    );
  expect([breaks(1, 0), breaks(1, 1), breaks(undefined, 0)]).toEqual([true, false, false]);
});
