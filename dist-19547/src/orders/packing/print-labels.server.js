                                                                   
import { renderPdfInThread } from '../../server/printing/print-pdf.server.js';
import { Refusal } from '../../server/refuse.server.js';
                                                
import { findDispatchedCartons, findPickedCartons } from './labels.db.js';
                                                                  
                                                             

const worker = new URL('./labels-definition.server.js', import.meta.url);

/** Of a dispatch, or with `dispatchNo` 0 of what is picked and leaves next. */
export async function printCartonLabels(
  db    ,
  site      ,
  { number, dispatchNo }                                        ,
)                                 {
  const of = { site: site.code, number };
  const [goods] =
    dispatchNo === 0 ? await findPickedCartons(db, of) : await findDispatchedCartons(db, { ...of, dispatchNo });
  if (!goods || goods.contents.length === 0)
    return new Refusal(
      'no_cartons',
      `No cartons are written down for ${dispatchNo ? `dispatch ${number}-${dispatchNo}` : `order ${number}`}.`,
    );
  const labels               = { ...goods, site: site.code };
  const fileName = `labels-${number}-${goods.dispatchNo}.pdf`;
  return { fileName, pdf: await renderPdfInThread('documents', worker, labels) };
}
