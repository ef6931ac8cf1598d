import { readFileSync } from 'node:fs';
import { join } from 'node:path';
                                 
                                                      
import { requestContext } from '../../server/http/mount-calls.server.js';
import { sites } from '../../sites/resolve-site.js';
import { siteCodes } from '../../sites/site.js';

const sitesFolder = join(import.meta.dirname, '../../sites');
const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** The icon of each site lies in its folder. */
export function mountFavicons(app      , env     )       {
  for (const code of siteCodes) {
    const icon = readFileSync(join(sitesFolder, code, 'favicon.svg'), 'utf8');
    app.get(`/favicon-${code}.svg`, (c) => c.body(icon, 200, headers));
  }
  app.get('/favicon.ico', (c) => c.redirect(`/favicon-${requestContext(env, sites, c).site.code}.svg`));
}
