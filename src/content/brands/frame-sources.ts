import { brandPages } from '../../bearings/makers.ts';
import type { CspSources } from '../../server/security/content-security-policy.server.ts';
import type { Site } from '../../sites/site.ts';

/** The CSP sources of a brand page: the maker's own site, if it allows framing. */
export function frameSourcesFor(
  site: Pick<Site, 'brandPages'>,
  path: string,
  pages = brandPages,
): CspSources | undefined {
  const normalizedPath = path.toLowerCase().replace(/\/$/, '');
  const brand = site.brandPages.find((name) => normalizedPath === `/${name}`);
  const page = brand === undefined ? undefined : pages[brand];
  return page?.allowsFraming ? { scripts: [], frames: [new URL(page.href).origin] } : undefined;
}
