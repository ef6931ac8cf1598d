import type { ItemFacts } from '../catalogue.table.ts';

/** The values of `drawingFields`; apart from their contract, so that a thread reads them without loading zod. */
export const drawingFieldsOf = (
  item: Pick<ItemFacts, 'bearingType' | 'seal' | 'boreMm' | 'outsideMm' | 'widthMm'>,
) => ({
  itemtype: item.bearingType,
  seal: item.seal,
  Dimension_ID: item.boreMm ?? 0,
  Dimension_OD: item.outsideMm ?? 0,
  Dimension_OW: item.widthMm ?? 0,
});
