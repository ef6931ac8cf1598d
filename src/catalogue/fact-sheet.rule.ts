import {
  hsnText,
  knownCount,
  knownText,
  loadText,
  na,
  packingText,
  sealText,
  sizeText,
  typeText,
  weightText,
  widthLetter,
} from './display.rule.ts';
import type { ItemRow } from './item.contract.ts';

/** A fact by its label, its unit apart; the value reads NA where it is not known. */
export type Fact = readonly [label: string, value: string, unit?: string];

const withUnit = (value: string, unit: string): string => (value === na ? na : `${value} ${unit}`);

/** The cells of the title block under the drawing: a bearing's sizes, anything else's packing. */
export function titleBlockFacts(item: ItemRow): Fact[] {
  const weight: Fact = ['Weight', withUnit(weightText(item.Weight, 3), 'kg')];
  const brand: Fact = ['Brand', knownText(item.brandname)];
  if (!item.itemtype)
    return [
      ['Category', knownText(item.catname)],
      ['Packing type', packingText(item.packing_type, item.QtyPerCarton)],
      weight,
      brand,
    ];
  return [
    ['Bore d', withUnit(sizeText(item.Dimension_ID), 'mm')],
    ['Outside D', withUnit(sizeText(item.Dimension_OD), 'mm')],
    [`Width ${widthLetter(item.itemtype)}`, withUnit(sizeText(item.Dimension_OW), 'mm')],
    weight,
    ['Type', typeText(item.itemtype)],
    ...closureOrLoad(item),
    brand,
  ];
}

function closureOrLoad(item: ItemRow): Fact[] {
  if (item.clearance || (item.seal && item.seal !== 'open'))
    return [
      ['Seals', sealText(item.seal)],
      ['Clearance', knownText(item.clearance)],
    ];
  return [
    ['Load rating C', withUnit(loadText(item.dynamic_load), 'kN')],
    ['Load rating C0', withUnit(loadText(item.static_load), 'kN')],
  ];
}

/** What is measured, each with its unit. */
export function measuredFacts(item: ItemRow): Fact[] {
  const sizes: Fact[] = [
    ['ID (d)', sizeText(item.Dimension_ID), 'mm'],
    ['OD (D)', sizeText(item.Dimension_OD), 'mm'],
    [`OW (${widthLetter(item.itemtype)})`, sizeText(item.Dimension_OW), 'mm'],
  ];
  const ratings: Fact[] = [
    ['Dynamic load rating C', loadText(item.dynamic_load), 'kN'],
    ['Static load rating C0', loadText(item.static_load), 'kN'],
    ['Limiting speed, grease', knownCount(item.speed_grease), 'rpm'],
    ['Limiting speed, oil', knownCount(item.speed_oil), 'rpm'],
  ];
  return [
    ...sizes,
    ...(item.itemtype ? ratings : []),
    ['Weight', weightText(item.Weight, 3), 'kg'],
    ['Qty per carton', knownCount(item.QtyPerCarton), 'pieces'],
  ];
}

/** What is named. */
export function namedFacts(item: ItemRow): Fact[] {
  return [
    ['Brand', knownText(item.brandname)],
    ['Category', knownText(item.catname)],
    ['Sub category', knownText(item.subCat)],
    ['Packing type', knownText(item.packing_type)],
    ['Country association', knownText(item.countryoforigin)],
    ['HSN', hsnText(item.hsn)],
    ['Unit', knownText(item.unit)],
    ['Item code', knownText(item.itemcode)],
    ['Universal number', knownText(item.universalNo)],
  ];
}

const kindWords: Readonly<Record<string, string>> = { 'insert/unit': 'insert bearing' };

/** 'deep groove ball bearing', or the category of what is no bearing. */
export function kindText({ itemtype, catname }: Pick<ItemRow, 'itemtype' | 'catname'>): string {
  if (!itemtype) return catname;
  return kindWords[itemtype] ?? `${itemtype.replace(/ (double row|inch|open|closed)$/, '')} bearing`;
}
