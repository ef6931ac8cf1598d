import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { drawingTypeFor } from '../../bearings/drawing/drawing-kind.ts';
import { formOfDesignation } from '../../bearings/drawing/form-of-designation.ts';
import { outerProfile } from '../../bearings/drawing/outer-profile.ts';
import { type Drawn, findSection } from '../../bearings/drawing/section-svg.ts';
import type { SectionForm } from '../../bearings/sections/section.ts';
import type { ItemRow } from '../items/item.contract.ts';

type Named = Pick<ItemRow, 'itemname' | 'brandname' | 'itemtype' | 'Dimension_OW'>;

/** What the designation says of the section; only the kind where it is read as another type than the item has. */
export function sectionFormOf({ itemname, brandname, itemtype, Dimension_OW }: Named): SectionForm {
  const reading = parseDesignation(itemname, brandname);
  const form = formOfDesignation(reading, Dimension_OW);
  const isOfType = reading.type === itemtype || form.kind === itemtype;
  if (itemtype === '' || !isOfType) return { kind: drawingTypeFor(itemtype, itemname) };
  const { kind, ...more } = form;
  return kind === itemtype ? more : form;
}

/** The section of an item, from its facts and its designation. */
export const sectionOfItem = (item: Named & Pick<ItemRow, 'seal' | 'Dimension_ID' | 'Dimension_OD'>): Drawn => ({
  type: item.itemtype,
  d: item.Dimension_ID,
  D: item.Dimension_OD,
  B: item.Dimension_OW,
  seal: item.seal,
  ...sectionFormOf(item),
});

export type DrawingFiles = { outline: boolean; solid: boolean };

/** Which files of its drawing an item has: the outline of its section and the solid of its outer form. */
export function drawingFilesOf(item: Parameters<typeof sectionOfItem>[0]): DrawingFiles {
  const drawn = sectionOfItem(item);
  return { outline: findSection(drawn) !== undefined, solid: outerProfile(drawn) !== undefined };
}
