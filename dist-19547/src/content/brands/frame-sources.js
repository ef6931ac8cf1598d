import { brandPages } from '../../bearings/makers.js';
                                                                                          
                                                

/** The CSP sources of a brand page: the maker's own site, if it allows framing. */
export function frameSourcesFor(
  site                          ,
  path        ,
  pages = brandPages,
)                         {
  const normalizedPath = path.toLowerCase().replace(/\/$/, '');
  const brand = site.brandPages.find((name) => normalizedPath === `/${name}`);
  const page = brand === undefined ? undefined : pages[brand];
  return page?.allowsFraming ? { scripts: [], frames: [new URL(page.href).origin] } : undefined;
}
