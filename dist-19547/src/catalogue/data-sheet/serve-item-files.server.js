                                          
import { sectionDxf } from '../../bearings/drawing/section-dxf.js';
import { dayOf } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                              
                                                      
import {                      requestContext } from '../../server/http/mount-calls.server.js';
import { ipNetworkOf } from '../../server/ip-network.server.js';
                                                                      
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { sectionOfItem } from '../designation/section-of-item.js';
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.js';
                                                         
import { itemFileHrefs, sharedItemId } from '../items/item-link.rule.js';
import { createDataSheet } from './data-sheet.js';
import { printDataSheet } from './print-data-sheet.server.js';

const filesAnHour = { name: 'item_files', max: 200, windowMinutes: 60 };

                                                                              
                                                                  
                                                                                                        

export function mountItemFiles(app      , env     , server               )       {
  const dataSheet       = async (found, { site, address, signal }, now) => {
    const day = dayOf(now, site.calendar.timeZone);
    const sheet = createDataSheet({ site, address: env.siteHosts[site.code].address, day, ...found });
    return {
      body: await printDataSheet(sheet, { address, signal }),
      type: 'application/pdf',
      name: `${nameOf(found.item)}.pdf`,
    };
  };
  const { dataSheet: sheetPath, outline: outlinePath } = itemFileHrefs(':share');
  app.get(sheetPath, (c) => serve(env, server, c, dataSheet));
  app.get(outlinePath, (c) => serve(env, server, c, outline));
}

const outline       = async ({ item }) => {
  const body = sectionDxf(sectionOfItem(item));
  return body === undefined ? undefined : { body, type: 'image/vnd.dxf', name: `${nameOf(item)}.dxf` };
};

async function serve(env     , server               , c         , make      )                    {
  const where = { ...requestContext(env, server.sites, c), signal: c.req.raw.signal };
  const { site, address } = where;
  const now = server.clock();
  await consumeRateLimits(server.database, [{ ...filesAnHour, key: ipNetworkOf(address) }]);
  const id = sharedItemId(c.req.param('share') ?? '', site.name);
  // A file gets passed on, so it contains only what a visitor may see.
  const visitor = { db: server.database, site, caller: undefined, now };
  const found = id === undefined ? undefined : await loadItemWithSubstitutes(visitor, id);
  const file = found && (await make(found, where, now));
  if (!file) return c.text(t`File not found.`, 404);
  return new Response(typeof file.body === 'string' ? file.body : new Uint8Array(file.body), {
    headers: headersOf(file),
  });
}

const nameOf = ({ brandname, itemname }         ) => `${brandname}-${itemname}`.replace(/[^\w.-]+/g, '-');

const headersOf = ({ type, name }      ) => ({
  'content-type': type,
  'content-disposition': `inline; filename="${name}"`,
  'cache-control': 'public, max-age=300',
  'content-security-policy': "frame-ancestors 'self'",
});
