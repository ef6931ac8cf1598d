import type { Db } from '../../server/database/database.server.ts';
import { printedSite } from '../../server/printing/letterhead.server.ts';
import { renderPdfInThread } from '../../server/printing/render-pdf-in-thread.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { pickingRefusals } from '../order-refusals.ts';
import { findDispatchedCartons, findPickedCartons } from './labels.db.ts';
import type { CartonLabels } from './labels-definition.server.ts';
import type { PackingFile } from './print-packing.server.ts';

const worker = new URL('./labels-definition.server.ts', import.meta.url);

/** The labels are for a dispatch, or with `dispatchNo` 0 for what is picked and leaves next. */
export async function printCartonLabels(
  db: Db,
  site: Site,
  { number, dispatchNo }: { number: string; dispatchNo: number },
): Promise<PackingFile | Refusal<'no_cartons'>> {
  const of = { site: site.code, number };
  const [goods] =
    dispatchNo === 0 ? await findPickedCartons(db, of) : await findDispatchedCartons(db, { ...of, dispatchNo });
  if (!goods || goods.contents.length === 0)
    return refuse(pickingRefusals, 'no_cartons', {
      what: dispatchNo ? `dispatch ${number}-${dispatchNo}` : `order ${number}`,
    });
  const labels: CartonLabels = { ...goods, site: printedSite(site) };
  const fileName = `labels-${number}-${goods.dispatchNo}.pdf`;
  return { fileName, pdf: await renderPdfInThread('documents', worker, labels) };
}
