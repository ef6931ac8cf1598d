import { expect, test } from 'vitest';
import { contentText } from '../../../tests/rendering/content-text.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import { siteCodes, siteModules } from '../../sites/site.ts';
import { codeText, letterhead, pageCode, printedSite } from './letterhead.server.ts';
import { renderPdf } from './render-pdf.server.ts';

const seller = { name: 'NOD Bearings Private Limited', lines: ['Nagdevi Street', ''] };

test('a paper begins with name, seller and title', () => {
  const head = letterhead(printedSite(sites.nod), { title: 'Tax Invoice', note: 'Original', seller });
  expect(contentText(head)).toBe('NOD NOD Bearings Private Limited Nagdevi Street Tax Invoice Original');
});

test.each(siteCodes)('%s prints its own mark as lines, in its brand colour', (code) => {
  const head = JSON.stringify(letterhead(printedSite(sites[code]), { title: 'Order', seller }));
  expect(head).toContain(`stroke=\\"${siteModules[code].printTheme.brand}\\"`);
});

test('a code keeps its blanks, and letters of other scripts their font', () => {
  expect(contentText(codeText('8482 10 20'))).toBe('8482 10 20');
  expect(codeText('6205 سلة')).toEqual({
    text: [
      { text: '6205', font: 'Code' },
      { text: ' ' },
      { text: 'سلة', font: 'Arabic', rightToLeft: true },
      { text: ' ', rightToLeft: true },
    ],
  });
});

test('a paper is set in the faces of the sites', async () => {
  const content = [
    letterhead(printedSite(sites.gwd), { title: 'Packing list', seller }),
    codeText('6205-2RS/C3', { bold: true }),
    codeText('0169 2200 1184 07'),
    pageCode('https://gwd.example/o/GWDO26000012'),
  ];
  const { fonts, pages } = readPdf(
    await renderPdf({
      pageSize: 'A4',
      pageMargins: [32, 32, 32, 40],
      defaultStyle: {},
      info: { title: 'List' },
      content,
    }),
  );
  expect(fonts.filter((name) => !/^IBMPlex(Sans|Mono)/.test(name))).toEqual([]);
  expect(fonts.some((name) => name.startsWith('IBMPlexMono'))).toBe(true);
  expect(pages[0]).toContain('6205-2RS/C3 0169 2200 1184 07');
});
