import { said, say, word } from '../lib/say.ts';
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

const units = { mm: word('{0} mm'), kg: word('{0} kg'), kN: word('{0} kN') };

const withUnit = (value: string, unit: keyof typeof units): string =>
  value === said(na) ? value : said(units[unit], { 0: value });

/** The cells of the title block under the drawing: a bearing's sizes, anything else's packing. */
export function titleBlockFacts(item: ItemRow): Fact[] {
  const weight: Fact = [say`Weight`, withUnit(weightText(item.Weight, 3), 'kg')];
  const brand: Fact = [say`Brand`, knownText(item.brandname)];
  if (!item.itemtype)
    return [
      [say`Category`, knownText(said(item.catname))],
      [say`Packing type`, packingText(item.packing_type, item.QtyPerCarton)],
      weight,
      brand,
    ];
  return [
    [say`Bore d`, withUnit(sizeText(item.Dimension_ID), 'mm')],
    [say`Outside D`, withUnit(sizeText(item.Dimension_OD), 'mm')],
    [say`Width ${widthLetter(item.itemtype)}`, withUnit(sizeText(item.Dimension_OW), 'mm')],
    weight,
    [say`Type`, typeText(item.itemtype)],
    ...closureOrLoad(item),
    brand,
  ];
}

function closureOrLoad(item: ItemRow): Fact[] {
  if (item.clearance || (item.seal && item.seal !== 'open'))
    return [
      [say`Seals`, sealText(item.seal)],
      [say`Clearance`, knownText(item.clearance)],
    ];
  return [
    [say`Load rating C`, withUnit(loadText(item.dynamic_load), 'kN')],
    [say`Load rating C0`, withUnit(loadText(item.static_load), 'kN')],
  ];
}

/** What is measured, each with its unit. */
export function measuredFacts(item: ItemRow): Fact[] {
  const sizes: Fact[] = [
    [say`ID (d)`, sizeText(item.Dimension_ID), say`mm`],
    [say`OD (D)`, sizeText(item.Dimension_OD), say`mm`],
    [say`OW (${widthLetter(item.itemtype)})`, sizeText(item.Dimension_OW), say`mm`],
  ];
  const ratings: Fact[] = [
    [say`Dynamic load rating C`, loadText(item.dynamic_load), say`kN`],
    [say`Static load rating C0`, loadText(item.static_load), say`kN`],
    [say`Limiting speed, grease`, knownCount(item.speed_grease), say`rpm`],
    [say`Limiting speed, oil`, knownCount(item.speed_oil), say`rpm`],
  ];
  return [
    ...sizes,
    ...(item.itemtype ? ratings : []),
    [say`Weight`, weightText(item.Weight, 3), say`kg`],
    [say`Qty per carton`, knownCount(item.QtyPerCarton), say`pieces`],
  ];
}

/** What is named. */
export function namedFacts(item: ItemRow): Fact[] {
  return [
    [say`Brand`, knownText(item.brandname)],
    [say`Category`, knownText(said(item.catname))],
    [say`Sub category`, knownText(said(item.subCat))],
    [say`Packing type`, knownText(item.packing_type)],
    [say`Country association`, knownText(said(item.countryoforigin))],
    [say`HSN`, hsnText(item.hsn)],
    [say`Unit`, knownText(item.unit)],
    [say`Item code`, knownText(item.itemcode)],
    [say`Universal number`, knownText(item.universalNo)],
  ];
}

const kindWords: Readonly<Record<string, string>> = {
  'insert/unit': word('insert bearing'),
  'needle drawn cup open': word('needle drawn cup bearing'),
  'needle drawn cup closed': word('needle drawn cup bearing'),
};

/** 'deep groove ball bearing', or the category of what is no bearing. */
export function kindText({ itemtype, catname }: Pick<ItemRow, 'itemtype' | 'catname'>): string {
  if (!itemtype) return said(catname);
  const whole = kindWords[itemtype];
  return whole ? said(whole) : say`${said(itemtype.replace(/ (double row|inch)$/, ''))} bearing`;
}
