import type { LetIn } from '../server/content-policy.ts';
import { brandPages } from '../sites/brand-pages.data.ts';
import type { Site } from '../sites/site.ts';

/** What the page at this path lets in: the maker's own site, where it is a maker's page and that site may be framed. */
export function makerLetIn(site: Pick<Site, 'brandPages'>, path: string, pages = brandPages): LetIn | undefined {
  const plain = path.toLowerCase().replace(/\/$/, '');
  const brand = site.brandPages.find((one) => plain === `/${one}`);
  const page = brand === undefined ? undefined : pages[brand];
  return page?.framed ? { scripts: [], frames: [new URL(page.href).origin] } : undefined;
}
