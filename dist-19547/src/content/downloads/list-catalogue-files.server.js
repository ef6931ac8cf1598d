import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { brandPages } from '../../bearings/makers.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { notFound } from '../../server/refuse.server.js';
import { findCurrentEdition } from './catalogue-editions.server.js';
import { catalogueFilePath } from './catalogue-paths.js';
import { findPrints } from './catalogue-print.db.js';
import { listCatalogueFiles } from './list-catalogue-files.contract.js';

export const listCatalogueFilesCall = defineCall(
  listCatalogueFiles,
  { requires: permissionTo('browse') },
  async ({ brand }, { database, site }) => {
    if (brand !== '' && !site.brandPages.includes(brand)) throw notFound(t`The catalogue`);
    const maker = brandPages[brand]?.name ?? '';
    const catalogue = { site: site.code, maker };
    const { edition, files } = await findCurrentEdition(database, catalogue);
    const prints = await findPrints(database, { ...catalogue, edition });
    const printOf = new Map(prints.map((print) => [`${print.part} ${print.section}`, print]));
    return {
      success: true         ,
      maker,
      items: files.reduce((sum, { items }) => sum + items, 0),
      files: files.map((file) => {
        const { section, part, parts, items, from, to } = file;
        const { pages = 0, bytes = 0 } = printOf.get(`${part} ${section}`) ?? {};
        return { section, part, parts, items, from, to, file: catalogueFilePath(file, brand), pages, bytes };
      }),
    };
  },
);
