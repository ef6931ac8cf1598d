import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { brandPages } from '../../bearings/makers.ts';
import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { notFound } from '../../server/refuse.server.ts';
import { findCurrentEdition } from './catalogue-editions.server.ts';
import { catalogueFilePath } from './catalogue-paths.ts';
import { findPrints } from './catalogue-print.db.ts';
import { listCatalogueFiles } from './list-catalogue-files.contract.ts';

export const listCatalogueFilesCall = defineCall(
  listCatalogueFiles,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ brand }, { database, site }) => {
    if (brand !== '' && !site.brandPages.includes(brand)) throw notFound(t`The catalogue`);
    const maker = brandPages[brand]?.name ?? '';
    const catalogue = { site: site.code, maker };
    const { edition, files } = await findCurrentEdition(database, catalogue);
    const prints = await findPrints(database, { ...catalogue, edition });
    const printOf = new Map(prints.map((print) => [`${print.part} ${print.section}`, print]));
    return {
      success: true as const,
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
