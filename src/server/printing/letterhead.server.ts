import type { Site } from '../../sites/site.ts';
import { printThemeOf } from '../../sites/site-look.ts';
import type { Content, ContentText } from './paper.ts';
import { logoWidth, nameBesideLogo, printLogo } from './print-styles.server.ts';
import { scriptRuns } from './script-runs.server.ts';

/** The facts that a paper needs of its site, which a worker thread gets as well. */
export type PrintedSite = Pick<Site, 'code' | 'name' | 'logo' | 'ownLook' | 'logoPictures'>;

export const printedSite = ({ code, name, logo, ownLook, logoPictures }: Site): PrintedSite => ({
  code,
  name,
  logo,
  ...(ownLook && { ownLook }),
  ...(logoPictures && { logoPictures }),
});

type Letterhead = {
  title: string;
  /** A small text below the title. */
  note?: string;
  seller: { name: string; lines: readonly string[] };
};

const titleWidth = 190;

/** Logo and name of the site, who sells, and the title; a thick rule below. */
export function letterhead(site: PrintedSite, { title, note = '', seller }: Letterhead): Content {
  const theme = printThemeOf(site);
  const width = logoWidth(site, 28);
  return {
    layout: {
      hLineWidth: (line) => (line === 1 ? 1.5 : 0),
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 10,
    },
    table: {
      widths: [width + 6, 'auto', '*', titleWidth],
      body: [
        [
          { svg: printLogo(site, theme), fit: [width, 28], ...(nameBesideLogo(site) === '' && { alt: site.name }) },
          { text: nameBesideLogo(site), bold: true, fontSize: 20, lineHeight: 1, margin: [0, 1, 16, 0] },
          {
            stack: [
              { text: scriptRuns(seller.name), bold: true },
              ...seller.lines.filter(Boolean).map((line) => ({ text: scriptRuns(line) })),
            ],
          },
          {
            stack: [
              { text: title, heading: 1, fontSize: 15, bold: true, alignment: 'right', lineHeight: 1 },
              ...(note ? [{ text: note, fontSize: 7, alignment: 'right' as const, color: theme.ink2 }] : []),
            ],
          },
        ],
      ],
    },
  };
}

/** A paper that no branch writes names the seller with its first branch. */
export function siteLetterhead(site: Site, title: string): Content {
  const [branch] = site.branches;
  const { legalName, tax, contact } = site;
  return letterhead(printedSite(site), {
    title,
    seller: {
      name: legalName,
      lines: [
        branch?.lines.join(', ') ?? '',
        `${tax.numberLabel} ${branch?.taxNumber ?? ''}`,
        `${contact.phone} · ${contact.email}`,
      ],
    },
  });
}

/** A designation or a number. */
export const codeText = (text: string, more: object = {}): ContentText => ({ text: codeRuns(text), ...more });

/** The PDF library cannot read the blank of the monospaced font, which is the last thing in its file. */
function codeRuns(text: string): ContentText[] {
  return [scriptRuns(text)].flat().flatMap((run) => {
    if (typeof run !== 'string' && (run.font || typeof run.text !== 'string')) return [run];
    const { text: plain, ...style } = typeof run === 'string' ? { text: run } : run;
    return String(plain)
      .split(/(\s+)/)
      .filter(Boolean)
      .map((part) => (part.trim() === '' ? { ...style, text: part } : { ...style, text: part, font: 'Code' }));
  });
}

/** The address leads staff to the desk, and others to the order's page after signing in. */
export const orderAddress = (shop: string, orderNumber: string): string =>
  `${shop}/o/${encodeURIComponent(orderNumber)}`;

/** A QR code about two centimetres wide. */
export const pageCode = (address: string): Content => ({
  qr: address,
  fit: 66,
  eccLevel: 'M',
  alt: `QR code: ${address}`,
});
