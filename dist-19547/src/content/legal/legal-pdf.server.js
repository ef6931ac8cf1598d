                                                                           
import { formatDay } from '../../lib/dates.js';
import { printLogo } from '../../server/printing/print-styles.server.js';
                                                                 
                                                
import { siteModules } from '../../sites/site.js';
                                                        

const marginPt = 64;

export function legalPdf(site      , text              )                       {
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
      ...text.parts.flatMap(({ title, paragraphs }, index)            => [
        { text: `${index + 1}. ${title}`, bold: true, margin: [0, 14, 0, 2], headlineLevel: 1 },
        ...paragraphs.map((paragraph)          => ({ text: paragraph, margin: [0, 0, 0, 5] })),
      ]),
    ],
    // Prevents a heading alone at the end of a page.
    pageBreakBefore: ({ headlineLevel }, following) =>
      headlineLevel === 1 && following.getFollowingNodesOnPage().length === 0,
    footer: (page, pages) => pageFooter(site, text, theme, page, pages),
  };
}

function headline(site      , { since }              , theme            )          {
  return {
    columns: [
      { width: 22, svg: printLogo(site, theme), fit: [18, 18] },
      { text: site.name, bold: true, fontSize: 13, color: theme.brand },
      { text: formatDay(since), alignment: 'right', color: theme.ink2, fontSize: 9, margin: [0, 3, 0, 0] },
    ],
    margin: [0, 0, 0, 6],
  };
}

const rule = (theme            )          => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: 595 - 2 * marginPt, y2: 0, lineWidth: 1.2, lineColor: theme.ink }],
});

function pageFooter(site      , { title }              , theme            , page        , pages        )          {
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
