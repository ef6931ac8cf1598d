import { drawingForPrint } from '../../catalogue/data-sheet/print-drawing.js';
                                                                      
import { kindText } from '../../catalogue/items/item-facts.rule.js';
import { sizesText } from '../../catalogue/items/item-format.rule.js';
import { escapeXml } from '../../lib/xml.js';
                                                
import { siteModules } from '../../sites/site.js';
                                                        

/** The Open Graph image size, in px. */
const pictureSize = { width: 1200, height: 630 };

const { width, height } = pictureSize;
const edge = 64;
const typeface = 'Noto Sans';

export function itemImageSvg(site      , item         )         {
  const theme = siteModules[site.code].printTheme;
  const area = { width: width - 2 * edge, height: 364, font: typeface, fontSize: 20 };
  const drawing = drawingForPrint(item, theme, area).replace('<svg ', `<svg x="${edge}" y="104" `);
  const facts = [item.brandname, kindText(item), sizesText(item)].filter(Boolean).join('  ·  ');
  return imageSvg(site, theme, [drawing || largeMark(site, theme), title(item.itemname, theme), line(facts, theme)]);
}

export function siteImageSvg(site      )         {
  const theme = siteModules[site.code].printTheme;
  return imageSvg(site, theme, [largeMark(site, theme), title(site.legalName, theme), line(site.tagline, theme)]);
}

function imageSvg(site      , theme            , parts                   )         {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${theme.draw.paper}"/><path d="M0 0h${width}v14H0z" fill="${theme.brand}"/>`,
    mark(site, theme, `translate(${edge} 44) scale(1.5)`),
    text(edge + 64, 79, 34, 600, theme.brand, site.name),
    `<path d="M${edge} 482h${width - 2 * edge}" stroke="${theme.lineThin}" stroke-width="2"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

const largeMark = (site      , theme            ) => mark(site, theme, `translate(${width / 2 - 144} 138) scale(9)`);

function mark({ logo }      , { brand, draw }            , transform        )         {
  const { heavy, light, ball } = logo;
  return (
    `<g fill="none" stroke="${brand}" transform="${transform}"><path d="${heavy}" stroke-width="4"/>` +
    `<path d="${light}" stroke-width="2.5"/>` +
    `<circle cx="16" cy="16" r="${ball.radius}" fill="${ball.outlined ? draw.paper : brand}" stroke-width="2.5"/></g>`
  );
}

/** Shrinks with the length of the text. */
const title = (words        , { ink }            ) =>
  text(edge, 548, Math.min(56, (width - 2 * edge) / (0.62 * words.length)), 600, ink, words);

const line = (words        , { ink2 }            ) =>
  text(edge, 594, Math.min(28, (width - 2 * edge) / (0.56 * words.length)), 400, ink2, words);

function text(x        , y        , size        , weight        , ink        , content        )         {
  return (
    `<text x="${x}" y="${y}" font-family="${typeface}" font-size="${size.toFixed(1)}" font-weight="${weight}" ` +
    `fill="${ink}" xml:space="preserve">${escapeXml(content)}</text>`
  );
}
