import { streamedPdf } from '../server/streamed-pdf.ts';
import type { Ask } from '../server/thread-questions.ts';
import type { SiteCode } from '../sites/site.ts';
import { sites } from '../sites/which-site.ts';
import { type Catalogue, layOutCatalogue, titleOf } from './catalogue-pages.ts';
import { type CatalogueItem, catalogueSections } from './catalogue-sections.rule.ts';

export type PrintTask = Pick<Catalogue, 'maker' | 'part' | 'day'> & { site: SiteCode };
export type PrintedFile = { pages: number; bytes: number };

/** Prints the items that it is given some at a time, and hands the file back in chunks. */
export async function printCatalogueFile({ site: code, ...task }: PrintTask, ask: Ask): Promise<PrintedFile> {
  const items: CatalogueItem[] = [];
  for (;;) {
    const more = (await ask('nextItems', undefined)) as CatalogueItem[];
    if (more.length === 0) break;
    items.push(...more);
  }
  const catalogue = { ...task, site: sites[code], sections: catalogueSections(items) };
  const info = { Title: titleOf(catalogue), Author: catalogue.site.legalName };
  const pdf = streamedPdf(info, async (chunk) => void (await ask('keepChunk', chunk)));
  const paging = await layOutCatalogue(pdf.blank, catalogue);
  const { pages } = await layOutCatalogue(pdf.drawn, catalogue, paging);
  return { pages, bytes: await pdf.end() };
}
