import { drawingTitleFor } from '../../bearings/drawing/section-svg.ts';
import { completeSizes, type SizeSheetSpec, sizeSheetSvg, type TypedMm } from '../../bearings/drawing/size-sheet.ts';
import { t } from '../../lib/i18n.ts';
import { sectionOfItem } from '../designation/section-of-item.ts';
import type { ItemRow } from '../items/item.contract.ts';
import type { SizeQuery, TypedSize } from './size-query.rule.ts';

export type SizeDrawings = { wide: string; narrow: string };

const usualSizes = { d: 25, D: 52, B: 15 };
const usual = { type: 'deep groove ball', ...usualSizes };

/** The closest item with what was typed over it; without one a bearing of the typed sizes. */
export function drawSizes({ sizes, type }: SizeQuery, closest: ItemRow | undefined): SizeDrawings {
  const typed = { d: typedOf(sizes.bore), D: typedOf(sizes.outside), B: typedOf(sizes.width) };
  const known = {
    ...(typed.d && { d: typed.d.mm }),
    ...(typed.D && { D: typed.D.mm }),
    ...(typed.B && { B: typed.B.mm }),
  };
  const imagined = { type: type || usual.type, ...(completeSizes(known) ?? usualSizes), typed };
  const item = closest && { ...sectionOfItem(closest), typed };
  const specs: (SizeSheetSpec | undefined)[] = [item, imagined, { ...imagined, type: usual.type }];
  const spec = specs.find((each) => each && sizeSheetSvg(each) !== '') ?? { ...usual, typed };
  const title = titleOf(spec, closest && spec === item ? closest.itemname : undefined);
  return { wide: sizeSheetSvg({ ...spec, title }), narrow: sizeSheetSvg({ ...spec, title, narrow: true }) };
}

const typedOf = ({ mm, toleranceMm }: TypedSize): TypedMm | undefined =>
  mm === undefined ? undefined : { mm, tolerance: toleranceMm };

const titleOf = (spec: SizeSheetSpec, name: string | undefined): string =>
  name ? t`${name}, drawn to scale: ${drawingTitleFor(spec)}` : drawingTitleFor(spec);
