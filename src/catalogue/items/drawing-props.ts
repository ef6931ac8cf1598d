import type { BearingDrawingProps } from '../../ui/graphics/bearing-drawing.tsx';
import type { ItemRow } from './item.contract.ts';

type Drawn = Pick<
  ItemRow,
  'itemname' | 'itemtype' | 'seal' | 'cattype' | 'Dimension_ID' | 'Dimension_OD' | 'Dimension_OW'
> &
  Partial<Pick<ItemRow, 'universalNo'>>;

export function drawingPropsOf(item: Drawn): BearingDrawingProps {
  return {
    type: item.itemtype,
    designation: item.universalNo || item.itemname,
    d: item.Dimension_ID,
    D: item.Dimension_OD,
    B: item.Dimension_OW,
    seal: item.seal,
    superCategory: item.cattype,
  };
}
