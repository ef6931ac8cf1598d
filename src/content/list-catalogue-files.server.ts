import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { notFound } from '../server/refuse.ts';
import { brandPages } from '../sites/brand-pages.data.ts';
import { currentEdition } from './catalogue-editions.server.ts';
import { findPrints } from './catalogue-print.db.ts';
import { listCatalogueFiles } from './list-catalogue-files.contract.ts';
import { fileAddress } from './print-addresses.ts';

export const listCatalogueFilesCall = answer(
  listCatalogueFiles,
  { who: 'anyone' },
  async ({ brand }, { database, site }) => {
    if (brand !== '' && !site.brandPages.includes(brand)) throw notFound(say`The catalogue`);
    const maker = brandPages[brand]?.name ?? '';
    const which = { site: site.code, maker };
    const { edition, files } = await currentEdition(database, which);
    const prints = await findPrints(database, { ...which, edition });
    const printOf = new Map(prints.map((print) => [`${print.part} ${print.section}`, print]));
    return {
      success: true as const,
      maker,
      items: files.reduce((sum, { items }) => sum + items, 0),
      files: files.map((file) => {
        const { section, part, parts, items, from, to } = file;
        const { pages = 0, bytes = 0 } = printOf.get(`${part} ${section}`) ?? {};
        return { section, part, parts, items, from, to, file: fileAddress(file, brand), pages, bytes };
      }),
    };
  },
);
