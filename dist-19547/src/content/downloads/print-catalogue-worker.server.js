                                                                        
import { createStreamedPdf } from '../../server/printing/streamed-pdf.server.js';
import {                 catalogueTitle, layOutCatalogue } from './catalogue-pdf.server.js';
import {                     groupIntoSections } from './catalogue-sections.rule.js';

                                                                           
                                                           

export async function printCatalogueFile(task           , rpc           )                       {
  const items                  = [];
  for (;;) {
    const batch = (await rpc('nextItems', undefined))                   ;
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
