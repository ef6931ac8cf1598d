import type { Hono } from 'hono';
import { drawingForPrint } from '../../catalogue/data-sheet/print-drawing.ts';
import { loadItemWithSubstitutes } from '../../catalogue/interchange/item-with-substitutes.server.ts';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { kindText } from '../../catalogue/items/item-facts.rule.ts';
import { sizesText } from '../../catalogue/items/item-format.rule.ts';
import { sharedItemId } from '../../catalogue/items/item-link.rule.ts';
import { memoize } from '../../lib/memoize.ts';
import { escapeXml } from '../../lib/xml.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import { logoWidth, nameBesideLogo, printLogo } from '../../server/printing/print-styles.server.ts';
import { renderPng } from '../../server/printing/render-png.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import type { Site } from '../../sites/site.ts';
import { printThemeOf } from '../../sites/site-look.ts';
import type { PrintTheme } from '../../sites/themes.ts';
import { itemPicturePath, sitePicturePath } from './page-meta.ts';

const maxCachedImages = 300;
const imagesPerHour = { name: 'item_pictures', max: 300, windowMinutes: 60 };

export function mountOpenGraphImages(app: Hono, env: Env, server: ServerContext): void {
  const images = memoize<Promise<Buffer>>(maxCachedImages);
  const renderImage = (svg: string) => images(svg, () => renderPng(svg));
  app.get(sitePicturePath, async (c) => {
    const { site, address } = requestContext(env, server.sites, c);
    return png(await runInQueue('public_files', { address }, () => renderImage(siteImageSvg(site))));
  });
  app.get(itemPicturePath('/productDetail/:share'), async (c) => {
    const { site, address } = requestContext(env, server.sites, c);
    const id = sharedItemId(c.req.param('share') ?? '', site.code);
    const visitor = { db: server.database, database: server.database, site, caller: undefined, now: server.clock() };
    await consumeRateLimits(server.database, networkLimits(imagesPerHour, address));
    const found = id === undefined ? undefined : await loadItemWithSubstitutes(visitor, id);
    if (!found) return c.text('There is no such picture in this store.', 404);
    return png(await runInQueue('public_files', { address }, () => renderImage(itemImageSvg(site, found.item))));
  });
}

const png = (picture: Buffer) =>
  new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    },
  });

/** The Open Graph image size, in px. */
const pictureSize = { width: 1200, height: 630 };

const { width, height } = pictureSize;
const edge = 64;
const typeface = 'Noto Sans';

function itemImageSvg(site: Site, item: ItemRow): string {
  const theme = printThemeOf(site);
  const area = { width: width - 2 * edge, height: 364, font: typeface, fontSize: 20 };
  const drawing = drawingForPrint(item, theme, area).replace('<svg ', `<svg x="${edge}" y="104" `);
  const facts = [item.brandname, kindText(item), sizesText(item)].filter(Boolean).join('  ·  ');
  return imageSvg(site, theme, [drawing || largeMark(site, theme), title(item.itemname, theme), line(facts, theme)]);
}

function siteImageSvg(site: Site): string {
  const theme = printThemeOf(site);
  return imageSvg(site, theme, [largeMark(site, theme), title(site.legalName, theme), line(site.tagline, theme)]);
}

function imageSvg(site: Site, theme: PrintTheme, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${theme.draw.paper}"/><path d="M0 0h${width}v14H0z" fill="${theme.brand}"/>`,
    smallLogo(site, theme),
    text(edge + 64, 79, 34, 600, theme.brand, nameBesideLogo(site)),
    `<path d="M${edge} 482h${width - 2 * edge}" stroke="${theme.lineThin}" stroke-width="2"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

/** An own logo is placed as it is; the mark is drawn heavier than elsewhere. */
function logoAt(site: Site, theme: PrintTheme, { x, y, height }: { x: number; y: number; height: number }): string {
  const place = `<svg x="${x}" y="${y}" width="${logoWidth(site, height)}" height="${height}" `;
  return printLogo(site, theme).replace('<svg ', place);
}

const smallLogo = (site: Site, theme: PrintTheme) =>
  nameBesideLogo(site)
    ? mark(site, theme, `translate(${edge} 44) scale(1.5)`)
    : logoAt(site, theme, { x: edge, y: 40, height: 56 });

const largeMark = (site: Site, theme: PrintTheme) =>
  nameBesideLogo(site)
    ? mark(site, theme, `translate(${width / 2 - 144} 138) scale(9)`)
    : logoAt(site, theme, { x: width / 2 - logoWidth(site, 120) / 2, y: 220, height: 120 });

function mark({ logo }: Site, { brand, draw }: PrintTheme, transform: string): string {
  const { heavy, light, ball } = logo;
  return (
    `<g fill="none" stroke="${brand}" transform="${transform}"><path d="${heavy}" stroke-width="4"/>` +
    `<path d="${light}" stroke-width="2.5"/>` +
    `<circle cx="16" cy="16" r="${ball.radius}" fill="${ball.outlined ? draw.paper : brand}" stroke-width="2.5"/></g>`
  );
}

/** Shrinks with the length of the text. */
const title = (words: string, { ink }: PrintTheme) =>
  text(edge, 548, Math.min(56, (width - 2 * edge) / (0.62 * words.length)), 600, ink, words);

const line = (words: string, { ink2 }: PrintTheme) =>
  text(edge, 594, Math.min(28, (width - 2 * edge) / (0.56 * words.length)), 400, ink2, words);

function text(x: number, y: number, size: number, weight: number, ink: string, content: string): string {
  return (
    `<text x="${x}" y="${y}" font-family="${typeface}" font-size="${size.toFixed(1)}" font-weight="${weight}" ` +
    `fill="${ink}" xml:space="preserve">${escapeXml(content)}</text>`
  );
}
