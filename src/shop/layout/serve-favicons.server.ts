import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { escapeMarkup } from '../../lib/xml.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { logoSvg } from '../../sites/logo-svg.ts';
import { type Site, type Sites, siteCodes } from '../../sites/site.ts';
import { mailThemeOf } from '../../sites/site-look.ts';
import { hasDeliveredIcon, iconHref } from './icon-href.ts';

const sitesFolder = join(import.meta.dirname, '../../sites');
const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** The delivered icon of each site lies in its folder; one with a name or colours of its own is drawn from its mark. */
export function mountFavicons(app: Hono, env: Env, sites: Sites): void {
  for (const code of siteCodes) {
    const delivered = readFileSync(join(sitesFolder, code, 'favicon.svg'), 'utf8');
    app.get(`/favicon-${code}.svg`, (c) =>
      c.body(hasDeliveredIcon(sites[code]) ? delivered : iconSvg(sites[code]), 200, headers),
    );
  }
  app.get('/favicon.ico', (c) => c.redirect(iconHref(requestContext(env, sites, c).site)));
}

function iconSvg(site: Site): string {
  const { brand: ground, onBrand: lines, mark } = mailThemeOf(site);
  const drawn = logoSvg(site.logo, { lines, mark, ground }).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><title>${escapeMarkup(site.name)}</title>` +
    `<rect x="-4" y="-4" width="40" height="40" rx="4" fill="${ground}"/>${drawn}</svg>`
  );
}
