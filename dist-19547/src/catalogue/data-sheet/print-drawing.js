import { sectionSvg } from '../../bearings/drawing/section-svg.js';
                                                        
import { sectionOfItem } from '../designation/section-of-item.js';
                                                         

                                                                                                    

export function drawingForPrint(
  item         ,
  { draw }            ,
  { width, height, font, fontSize }                     ,
)         {
  return sectionSvg({ ...sectionOfItem(item), size: 'large', width, height })
    .replace(/var\(--draw-(\w+),\w+\)/g, (_, name        ) => draw[name                            ])
    .replaceAll('class="dim-text"', `font-family="${font}" font-size="${fontSize}"`);
}
