import { databaseStorage } from '../../account/papers/database-storage.server.ts';
import { memoize } from '../../lib/memoize.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import type { OwnPicture } from '../../sites/site-facts.ts';
import { fileOfHref } from './file-link.rule.ts';
import { findFile } from './seller-files.db.ts';

type Read = { picture: OwnPicture; data: string };

/** An address names its content, so that it is read once. */
const read = memoize<Promise<Read | undefined>>(20);

/** The site with its logos as data and with their sizes; a logo whose file is gone is left out, and the name stands alone. */
export async function withLogos(db: Db, site: SellerSite): Promise<SellerSite> {
  const { ownLook } = site;
  if (!ownLook?.logo) return site;
  const { logo, logoOnDark, ...look } = ownLook;
  const [light, dark] = [await readLogo(db, site, logo), logoOnDark && (await readLogo(db, site, logoOnDark))];
  if (!light) return { ...site, ownLook: look };
  return {
    ...site,
    ownLook: { ...look, logo: light.picture, ...(dark && { logoOnDark: dark.picture }) },
    logoPictures: { onLight: light.data, onDark: dark?.data },
  };
}

function readLogo(db: Db, { code }: SellerSite, { href }: OwnPicture): Promise<Read | undefined> {
  return read(`${code} ${href}`, async () => {
    const [, , id = '', file = ''] = href.split('/');
    const named = fileOfHref(id, file);
    const [kept] = named ? await findFile(db, { site: code, ...named }) : [];
    const png = kept && (await databaseStorage.get(db, kept.storageKey));
    if (!png) return undefined;
    const bytes = Buffer.from(png);
    const picture = { href, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    return { picture, data: `data:image/png;base64,${bytes.toString('base64')}` };
  });
}
