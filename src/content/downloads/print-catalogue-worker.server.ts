import type { RpcClient } from '../../server/jobs/worker-rpc.server.ts';
import { createStreamedPdf } from '../../server/printing/streamed-pdf.server.ts';
import { type Catalogue, catalogueTitle, layOutCatalogue } from './catalogue-pdf.server.ts';
import { type CatalogueItem, groupIntoSections } from './catalogue-sections.rule.ts';

export type PrintTask = Pick<Catalogue, 'site' | 'maker' | 'part' | 'day'>;
export type PrintedSize = { pages: number; bytes: number };

export async function printCatalogueFile(task: PrintTask, rpc: RpcClient): Promise<PrintedSize> {
  const items: CatalogueItem[] = [];
  for (;;) {
    const batch = (await rpc('nextItems', undefined)) as CatalogueItem[];
    if (batch.length === 0) break;
    items.push(...batch);
  }
  const catalogue = { ...task, sections: groupIntoSections(items) };
  const info = { Title: catalogueTitle(catalogue), Author: catalogue.site.legalName };
  const pdf = createStreamedPdf(info, async (chunk) => void (await rpc('storeChunk', chunk)));
  const paging = await layOutCatalogue(pdf.dryRun, catalogue);
  const { pages } = await layOutCatalogue(pdf.canvas, catalogue, paging);
  return { pages, bytes: await pdf.end() };
}
