import type { Context, Hono } from 'hono';
import { drawingType } from '../bearings/drawing.ts';
import { sectionDxf } from '../bearings/drawing-dxf.ts';
import { dayOf } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import type { Server } from '../server/call.ts';
import type { Env } from '../server/env.ts';
import type { HeavyCaller } from '../server/heavy-work.ts';
import { type Reached, reached } from '../server/http.ts';
import { count } from '../server/limits.ts';
import { networkOf } from '../server/network-of.ts';
import { dataSheetOf } from './data-sheet.ts';
import type { ItemRow } from './item.contract.ts';
import { itemAndStandIns } from './item-and-stand-ins.ts';
import { itemFiles, sharedItemId } from './item-link.rule.ts';
import { printDataSheet } from './print-data-sheet.ts';

const filesAnHour = { name: 'item_files', most: 200, minutes: 60 };

type Found = NonNullable<Awaited<ReturnType<typeof itemAndStandIns>>>;
type File = { body: string | Buffer; type: string; name: string };
type Make = (found: Found, where: Reached & HeavyCaller, now: Date) => Promise<File | undefined>;

/** Serves what can be downloaded of an item beside its share link: a data sheet, and the outline of its section. */
export function mountItemFiles(app: Hono, env: Env, server: Server): void {
  const dataSheet: Make = async (found, { site, address, signal }, now) => {
    const day = dayOf(now, site.calendar.timeZone);
    const sheet = dataSheetOf({ site, address: env.siteHosts[site.code].address, day, ...found });
    return {
      body: await printDataSheet(sheet, { address, signal }),
      type: 'application/pdf',
      name: `${nameOf(found.item)}.pdf`,
    };
  };
  const { dataSheet: sheetPath, outline: outlinePath } = itemFiles(':share');
  app.get(sheetPath, (c) => serve(env, server, c, dataSheet));
  app.get(outlinePath, (c) => serve(env, server, c, outline));
}

const outline: Make = async ({ item }) => {
  const { itemtype, itemname, seal, Dimension_ID: d, Dimension_OD: D, Dimension_OW: B } = item;
  const body = sectionDxf({ type: drawingType(itemtype, itemname), d, D, B, seal });
  return body === undefined ? undefined : { body, type: 'image/vnd.dxf', name: `${nameOf(item)}.dxf` };
};

async function serve(env: Env, server: Server, c: Context, make: Make): Promise<Response> {
  const where = { ...reached(env, c), signal: c.req.raw.signal };
  const { site, address } = where;
  const now = server.clock();
  await count(server.database, [{ ...filesAnHour, key: networkOf(address) }]);
  const id = sharedItemId(c.req.param('share') ?? '', site.name);
  // A file is passed on: it says what a visitor may see, whoever asks for it.
  const visitor = { db: server.database, site, caller: undefined, now };
  const found = id === undefined ? undefined : await itemAndStandIns(visitor, id);
  const file = found && (await make(found, where, now));
  if (!file) return c.text(say`There is no such file of this site.`, 404);
  return new Response(typeof file.body === 'string' ? file.body : new Uint8Array(file.body), {
    headers: headersOf(file),
  });
}

const nameOf = ({ brandname, itemname }: ItemRow) => `${brandname}-${itemname}`.replace(/[^\w.-]+/g, '-');

const headersOf = ({ type, name }: File) => ({
  'content-type': type,
  'content-disposition': `inline; filename="${name}"`,
  'cache-control': 'public, max-age=300',
  'content-security-policy': "frame-ancestors 'self'",
});
