import { formatDay } from '../../lib/dates.ts';
import type { Content, Paper } from '../../server/printing/paper.ts';
import { logoWidth, nameBesideLogo, printLogo } from '../../server/printing/print-styles.server.ts';
import type { DocumentText } from '../../sites/document-text.ts';
import type { Site } from '../../sites/site.ts';
import { printThemeOf } from '../../sites/site-look.ts';
import type { PrintTheme } from '../../sites/themes.ts';

const marginPt = 64;

export function legalPdf(site: Site, text: DocumentText): Paper {
  const theme = printThemeOf(site);
  return {
    pageSize: 'A4',
    pageMargins: [marginPt, 56, marginPt, 64],
    defaultStyle: { font: 'Text', fontSize: 10, color: theme.ink, lineHeight: 1.35 },
    info: { title: `${text.title}, ${site.legalName}`, author: site.legalName, subject: text.summary },
    content: [
      headline(site, text, theme),
      rule(theme),
      { text: text.title, heading: 1, fontSize: 20, bold: true, margin: [0, 20, 0, 4] },
      { text: text.summary, color: theme.ink2 },
      ...text.parts.flatMap(({ title, paragraphs }, index): Content[] => [
        { text: `${index + 1}. ${title}`, heading: 2, keepWithNext: true, bold: true, margin: [0, 14, 0, 2] },
        ...paragraphs.map(
          (paragraph): Content => ({ stack: [paragraph], margin: [0, 0, 0, 5], unbreakable: isShort(paragraph) }),
        ),
      ]),
    ],
    footer: (page, pages) => pageFooter(site, text, theme, page, pages),
  };
}

/** A short paragraph has at most some ten lines, which are kept on one page. */
const isShort = (paragraph: string): boolean => paragraph.length < 1000;

function headline(site: Site, { since }: DocumentText, theme: PrintTheme): Content {
  return {
    columns: [
      { width: logoWidth(site, 18) + 4, svg: printLogo(site, theme), fit: [logoWidth(site, 18), 18] },
      { text: nameBesideLogo(site), bold: true, fontSize: 13, color: theme.brand },
      { text: formatDay(since), alignment: 'right', color: theme.ink2, fontSize: 9, margin: [0, 3, 0, 0] },
    ],
    margin: [0, 0, 0, 6],
  };
}

const rule = (theme: PrintTheme): Content => ({ rule: { thickness: 1.2, color: theme.ink } });

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
