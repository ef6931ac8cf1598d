import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDay } from '../../lib/dates.ts';
import { printLogo } from '../../server/printing/print-styles.server.ts';
import type { DocumentText } from '../../sites/document-text.ts';
import type { Site } from '../../sites/site.ts';
import { siteModules } from '../../sites/site.ts';
import type { PrintTheme } from '../../sites/themes.ts';

const marginPt = 64;

export function legalPdf(site: Site, text: DocumentText): TDocumentDefinitions {
  const theme = siteModules[site.code].printTheme;
  return {
    pageSize: 'A4',
    pageMargins: [marginPt, 56, marginPt, 64],
    defaultStyle: { font: 'Text', fontSize: 10, color: theme.ink, lineHeight: 1.35 },
    info: { title: `${text.title}, ${site.legalName}`, author: site.legalName, subject: text.summary },
    content: [
      headline(site, text, theme),
      rule(theme),
      { text: text.title, fontSize: 20, bold: true, margin: [0, 20, 0, 4] },
      { text: text.summary, color: theme.ink2 },
      ...text.parts.flatMap(({ title, paragraphs }, index): Content[] => [
        { text: `${index + 1}. ${title}`, bold: true, margin: [0, 14, 0, 2], headlineLevel: 1 },
        ...paragraphs.map(
          (paragraph): Content => ({ stack: [paragraph], margin: [0, 0, 0, 5], unbreakable: isShort(paragraph) }),
        ),
      ]),
    ],
    // Prevents a heading alone at the end of a page.
    pageBreakBefore: ({ headlineLevel }, following) =>
      headlineLevel === 1 && following.getFollowingNodesOnPage().length === 0,
    footer: (page, pages) => pageFooter(site, text, theme, page, pages),
  };
}

/** At most some ten lines, which are kept on one page; what is kept together and higher than a page would be cut off. */
const isShort = (paragraph: string): boolean => paragraph.length < 1000;

function headline(site: Site, { since }: DocumentText, theme: PrintTheme): Content {
  return {
    columns: [
      { width: 22, svg: printLogo(site, theme), fit: [18, 18] },
      { text: site.name, bold: true, fontSize: 13, color: theme.brand },
      { text: formatDay(since), alignment: 'right', color: theme.ink2, fontSize: 9, margin: [0, 3, 0, 0] },
    ],
    margin: [0, 0, 0, 6],
  };
}

const rule = (theme: PrintTheme): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: 595 - 2 * marginPt, y2: 0, lineWidth: 1.2, lineColor: theme.ink }],
});

function pageFooter(site: Site, { title }: DocumentText, theme: PrintTheme, page: number, pages: number): Content {
  const { legalName, contact } = site;
  return {
    margin: [marginPt, 16, marginPt, 0],
    fontSize: 7.5,
    color: theme.ink2,
    columns: [
      { width: '*', text: [legalName, ...contact.lines, contact.email, contact.phone].join(' · ') },
      { width: 90, text: `${title}\n${page} of ${pages}`, alignment: 'right' },
    ],
  };
}
