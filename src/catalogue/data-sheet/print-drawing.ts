import { sectionSvg } from '../../bearings/drawing/section-svg.ts';
import type { PrintTheme } from '../../sites/themes.ts';
import { sectionOfItem } from '../designation/section-of-item.ts';
import type { ItemRow } from '../items/item.contract.ts';

export type PrintDrawingOptions = { width: number; height: number; font: string; fontSize: number };

export function drawingForPrint(
  item: ItemRow,
  { draw }: PrintTheme,
  { width, height, font, fontSize }: PrintDrawingOptions,
): string {
  return sectionSvg({ ...sectionOfItem(item), size: 'large', width, height })
    .replace(/var\(--draw-(\w+),\w+\)/g, (_, name: string) => draw[name as keyof PrintTheme['draw']])
    .replaceAll('class="dim-text"', `font-family="${font}" font-size="${fontSize}"`);
}
