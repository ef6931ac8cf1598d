import { typeHas } from '../../bearings/attributes.ts';
import type { BearingFacts, Fact as KnownFact } from '../../bearings/facts/bearing-facts.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import type { Country } from '../../sites/site-facts.ts';
import type { ItemRow } from './item.contract.ts';
import {
  countOrNA,
  hsnLabel,
  hsnText,
  loadText,
  notAvailable,
  packingText,
  sealText,
  sizeText,
  textOrNA,
  typeText,
  weightText,
  widthLetter,
} from './item-format.rule.ts';

/** An unknown value reads NA and has neither unit nor source. */
export type ItemFact = readonly [label: string, value: string, unit?: string, source?: string];

const units = { mm: msg('{0} mm'), kg: msg('{0} kg'), kN: msg('{0} kN') };

const withUnit = (value: string, unit: keyof typeof units): string =>
  value === translate(notAvailable) ? value : translate(units[unit], { 0: value });

/** The seller's own figure comes before what is known of the designation; see factsOfItem. */
export function titleBlockFacts(item: ItemRow, known: BearingFacts = {}): ItemFact[] {
  const weight: ItemFact = [t`Weight`, withUnit(weightText(item.Weight, 3), 'kg')];
  const brand: ItemFact = [t`Brand`, textOrNA(item.brandname)];
  if (!item.itemtype)
    return [
      [t`Category`, textOrNA(translate(item.catname))],
      [t`Packing type`, packingText(item.packing_type, item.QtyPerCarton)],
      weight,
      brand,
    ];
  return [
    [t`Bore d`, withUnit(sizeText(item.Dimension_ID), 'mm')],
    [t`Outside D`, withUnit(sizeText(item.Dimension_OD), 'mm')],
    [t`Width ${widthLetter(item.itemtype)}`, withUnit(sizeText(item.Dimension_OW), 'mm')],
    weight,
    [t`Type`, typeText(item.itemtype)],
    ...closureOrLoad(item, known),
    brand,
  ];
}

function closureOrLoad(item: ItemRow, known: BearingFacts): ItemFact[] {
  if (item.clearance || (item.seal && item.seal !== 'open'))
    return [
      [t`Seals`, sealText(item.seal)],
      [t`Clearance`, textOrNA(item.clearance)],
    ];
  if (!typeHas(item.itemtype, 'ratings')) return [];
  return [
    [t`Load rating C`, withUnit(loadText(item.dynamic_load || (known.dynamicKN?.value ?? 0)), 'kN')],
    [t`Load rating C0`, withUnit(loadText(item.static_load || (known.staticKN?.value ?? 0)), 'kN')],
  ];
}

/** Ratings, speeds and weight say whether they are the seller's figures. */
export function measuredFacts(item: ItemRow, known: BearingFacts = {}): ItemFact[] {
  const sizes: ItemFact[] = [
    [t`ID (d)`, sizeText(item.Dimension_ID), t`mm`],
    [t`OD (D)`, sizeText(item.Dimension_OD), t`mm`],
    [t`OW (${widthLetter(item.itemtype)})`, sizeText(item.Dimension_OW), t`mm`],
  ];
  const ratings: ItemFact[] = [
    sourced(t`Dynamic load rating C`, t`kN`, loadText, item.dynamic_load, known.dynamicKN),
    sourced(t`Static load rating C0`, t`kN`, loadText, item.static_load, known.staticKN),
    sourced(t`Limiting speed, grease`, t`rpm`, countOrNA, item.speed_grease, known.greaseSpeedRpm),
    sourced(t`Limiting speed, oil`, t`rpm`, countOrNA, item.speed_oil, known.oilSpeedRpm),
  ];
  return [
    ...sizes,
    ...(typeHas(item.itemtype, 'ratings') ? ratings : []),
    item.itemtype
      ? sourced(t`Weight`, t`kg`, (kg) => weightText(kg, 3), item.Weight, known.massKg)
      : [t`Weight`, weightText(item.Weight, 3), t`kg`],
    [t`Qty per carton`, countOrNA(item.QtyPerCarton), t`pieces`],
  ];
}

/** `own` is the seller's figure, 0 when there is none. */
function sourced(
  label: string,
  unit: string,
  write: (value: number) => string,
  own: number,
  known: KnownFact | undefined,
): ItemFact {
  if (own > 0) return [label, write(own), unit, t`seller’s data`];
  return known ? [label, write(known.value), unit, translate(known.source)] : [label, write(0), unit];
}

export function namedFacts(item: ItemRow, country: Country): ItemFact[] {
  return [
    [t`Brand`, textOrNA(item.brandname)],
    [t`Category`, textOrNA(translate(item.catname))],
    [t`Sub category`, textOrNA(translate(item.subCat))],
    [t`Packing type`, textOrNA(item.packing_type)],
    [t`Country association`, textOrNA(translate(item.countryoforigin))],
    [translate(hsnLabel(country)), hsnText(item.hsn)],
    [t`Unit`, textOrNA(item.unit)],
    [t`Item code`, textOrNA(item.itemcode)],
    [t`Universal number`, textOrNA(item.universalNo)],
    ...(item.gtin ? [[t`GTIN`, item.gtin] satisfies ItemFact] : []),
  ];
}

const kindLabels: Readonly<Record<string, string>> = {
  'insert/unit': msg('insert bearing'),
  'adapter sleeve': msg('adapter sleeve'),
  'inner ring': msg('inner ring'),
  'cam follower': msg('track roller'),
  'needle cage assembly': msg('needle roller and cage assembly'),
  'needle roller with inner ring': msg('needle roller bearing with inner ring'),
  'needle roller without inner ring': msg('needle roller bearing without inner ring'),
  'needle drawn cup open': msg('needle drawn cup bearing'),
  'needle drawn cup closed': msg('needle drawn cup bearing'),
};

/** Letters of an insert and its housing, as in UCP205, or of a unit of INA, as in RASE25. */
const HOUSED_UNIT = /^(?:S?(?:UC|UK|UEL|SA|SB)[CFHPT]|[PRT](?:ASE|CJ|HE|ME|SHE|TUE))/;

type Named = Pick<ItemRow, 'itemtype' | 'catname' | 'itemname' | 'universalNo'>;

export function kindText({ itemtype, catname, itemname, universalNo }: Named): string {
  if (!itemtype) return translate(catname);
  if (itemtype === 'insert/unit' && HOUSED_UNIT.test(universalNo || itemname)) return t`housed bearing unit`;
  const whole = kindLabels[itemtype];
  return whole ? translate(whole) : t`${translate(itemtype.replace(/ (double row|inch)$/, ''))} bearing`;
}
