import { printPdf } from '../server/print-pdf.ts';
import { sites } from '../sites/which-site.ts';
import { cataloguePages } from './catalogue-pages.ts';
import { catalogueSections } from './catalogue-sections.rule.ts';
import type { CataloguePrint } from './print-catalogue.server.ts';

export const print = ({ site, maker, day, items }: CataloguePrint): Promise<Buffer> =>
  printPdf(cataloguePages({ site: sites[site], maker, day, sections: catalogueSections(items) }));
