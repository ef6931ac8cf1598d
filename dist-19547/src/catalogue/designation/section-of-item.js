import { drawingTypeFor } from '../../bearings/drawing/drawing-kind.js';
import { formOfDesignation } from '../../bearings/drawing/form-of-designation.js';
                                                                   
                                                                      
                                                         
import { parseDesignationCached } from './parse-designation-cached.js';

                                                                                   

/** What the designation says of the section; only the kind where it is read as another type than the item has. */
export function sectionFormOf({ itemname, brandname, itemtype, Dimension_OW }       )              {
  const reading = parseDesignationCached(itemname, brandname);
  const form = formOfDesignation(reading, Dimension_OW);
  const isOfType = reading.type === itemtype || form.kind === itemtype;
  if (itemtype === '' || !isOfType) return { kind: drawingTypeFor(itemtype, itemname) };
  const { kind, ...more } = form;
  return kind === itemtype ? more : form;
}

/** The section of an item, from its facts and its designation. */
export const sectionOfItem = (item                                                                 )        => ({
  type: item.itemtype,
  d: item.Dimension_ID,
  D: item.Dimension_OD,
  B: item.Dimension_OW,
  seal: item.seal,
  ...sectionFormOf(item),
});
