import { drawingType, sectionDrawing } from '../bearings/drawing.ts';
import type { PaperLook } from '../sites/paper-looks.data.ts';
import type { ItemRow } from './item.contract.ts';

/** Width and height in px, and the typeface and size of its figures. */
export type OnPaper = { width: number; height: number; font: string; fontSize: number };

/** The section and the end view of an item in its site's colours on paper, as SVG; '' for what is not drawn. */
export function paperDrawing(item: ItemRow, { draw }: PaperLook, { width, height, font, fontSize }: OnPaper): string {
  const { itemtype, itemname, seal, Dimension_ID: d, Dimension_OD: D, Dimension_OW: B } = item;
  return sectionDrawing({ type: drawingType(itemtype, itemname), d, D, B, seal, size: 'large', width, height })
    .replace(/var\(--draw-(\w+),\w+\)/g, (_, name: string) => draw[name as keyof PaperLook['draw']])
    .replaceAll('class="dim-text"', `font-family="${font}" font-size="${fontSize}"`);
}
