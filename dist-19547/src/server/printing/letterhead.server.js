                                                                  
import {            siteModules } from '../../sites/site.js';
import { printLogo } from './print-styles.server.js';
import { scriptRuns } from './script-runs.server.js';

/** What a paper needs of its site; also handed to a worker thread. */
                                                               

export const printedSite = ({ code, name, logo }      )              => ({ code, name, logo });

                   
                
                                
                
                                                     
  

const titleWidth = 190;

/** Logo and name of the site, who sells, and the title; a thick rule below. */
export function letterhead(site             , { title, note = '', seller }            )          {
  const theme = siteModules[site.code].printTheme;
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
      widths: [34, 'auto', '*', titleWidth],
      body: [
        [
          { svg: printLogo(site, theme), fit: [28, 28] },
          { text: site.name, bold: true, fontSize: 20, lineHeight: 1, margin: [0, 1, 16, 0] },
          {
            stack: [
              { text: scriptRuns(seller.name), bold: true },
              ...seller.lines.filter(Boolean).map((line) => ({ text: scriptRuns(line) })),
            ],
          },
          {
            stack: [
              { text: title, fontSize: 15, bold: true, alignment: 'right', lineHeight: 1 },
              ...(note ? [{ text: note, fontSize: 7, alignment: 'right'         , color: theme.ink2 }] : []),
            ],
          },
        ],
      ],
    },
  };
}

/** A designation or a number. */
export const codeText = (text        , more         = {})              => ({ text: codeRuns(text), ...more });

/** The PDF library cannot read the blank of the monospaced font, which is the last thing in its file. */
function codeRuns(text        )                {
  const runs = scriptRuns(text);
  if (typeof runs !== 'string') return runs;
  return runs
    .split(/(\s+)/)
    .filter(Boolean)
    .map((part) => (part.trim() === '' ? { text: part } : { text: part, font: 'Code' }));
}

/** For who may see it: the desk for staff, else the order's page after signing in. */
export const orderAddress = (shop        , orderNumber        )         =>
  `${shop}/o/${encodeURIComponent(orderNumber)}`;

/** A QR code about two centimetres wide. */
export const pageCode = (address        )          => ({ qr: address, fit: 66, eccLevel: 'M' });
