import type { Seal } from '../../bearings/attributes.ts';
import { type Day, formatNearDay } from '../../lib/dates.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { currentLocale, isolate, msg, t, translate } from '../../lib/i18n.ts';
import type { Country } from '../../sites/site-facts.ts';
import type { ItemRow, Substitute } from './item.contract.ts';

/** A value that is unknown or hidden from the viewer reads NA, never 0, empty or null. */
export const notAvailable = msg('NA');

export const countText = (count: number): string => formatNumber(count, currentLocale().language);

/** '1,200 NOS'; some items have no unit. */
export const quantityText = (quantity: number, unit: string): string =>
  [countText(quantity), unit].filter(Boolean).join(' ');

/** The size in mm without trailing zeros: '25', '25.25'. */
export const sizeText = (mm: number): string => (mm > 0 ? String(Number(mm.toFixed(3))) : translate(notAvailable));

const decimal = (digits: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const decimals = { 2: decimal(2), 3: decimal(3) };
type Sized = { Dimension_ID: number; Dimension_OD: number; Dimension_OW: number };

export const sizesInMm = (item: Sized): string =>
  isolate(
    [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW]
      .filter((mm) => mm > 0)
      .map(sizeText)
      .join(' × '),
  );

export function sizesText(item: Sized): string {
  const sizes = sizesInMm(item);
  return sizes && t`${sizes} mm`;
}

export const nameWithMaker = ({ brandname, itemname }: { brandname: string; itemname: string }): string =>
  itemname.startsWith(`${brandname} `) ? itemname : `${brandname} ${itemname}`;

const lightestShownKg = { 2: 0.005, 3: 0.0005 };

/** The weight in kg; '< 0.01' instead of a rounded 0. */
export function weightText(kg: number, digits: 2 | 3): string {
  if (!(kg > 0)) return translate(notAvailable);
  return kg < lightestShownKg[digits] ? `< ${10 ** -digits}` : decimals[digits].format(kg);
}

/** The load in kN with one decimal, two under 1 kN. */
export const loadText = (kN: number): string => (kN > 0 ? kN.toFixed(kN < 1 ? 2 : 1) : translate(notAvailable));

export const countOrNA = (count: number): string => (count > 0 ? countText(count) : translate(notAvailable));

export const textOrNA = (text: string): string => text || translate(notAvailable);

/** '100 per carton', 'Spray can, 12 per carton'. */
export function packingText(packing: string, quantity: number): string {
  if (!(quantity > 0)) return textOrNA(packing);
  const carton = t`${countText(quantity)} per carton`;
  return ['', 'carton'].includes(packing.toLowerCase()) ? carton : `${packing}, ${carton}`;
}

/** India's HSN is the HS code of other countries with more digits. */
export const hsnLabel = (country: Country): string => (country === 'IN' ? msg('HSN') : msg('HS code'));

/** '8482 10 20', the grouping of customs papers. */
export const hsnText = (hsn: string): string => textOrNA(hsn.replace(/^(\d{4})(\d{2})(\d{2})?$/, '$1 $2 $3').trim());

const availabilityDateLabels: Readonly<Record<string, string>> = {
  Stock: msg('Delivery {day}'),
  'Arriving Shortly': msg('Arrives {day}'),
  PRODUCTION: msg('Ready {day}'),
};

export function availabilityDateText(availability: string, expected: Day | ''): string | undefined {
  const label = availabilityDateLabels[availability];
  return label && expected ? translate(label, { day: formatNearDay(expected) }) : undefined;
}

/** '1,210 in stock. 600 more by Mon 14 Dec.'; a lot that is late is not counted on. */
export function availableQuantityText(free: number, lots: ItemRow['lots']): string | undefined {
  const now = free > 0 && t`${countText(free)} in stock.`;
  const lot = lots.find(({ on }) => on !== '');
  const next = lot && nextWhen(lot.quantity, lot.on, free > 0);
  return [now, next].filter(Boolean).join(' ') || undefined;
}

function nextWhen(quantity: number, on: Day, more: boolean): string {
  const [count, day] = [countText(quantity), formatNearDay(on)];
  return more ? t`${count} more by ${day}.` : t`${count} by ${day}.`;
}

export const totalText = (total: number): string => (total >= 1000 ? '1,000+' : String(total));

export const sealTexts: Readonly<Record<Seal, string>> = {
  open: msg('Open'),
  'shield x1': msg('Shield, one side'),
  'shield x2': msg('Shields, two sides'),
  'contact seal x1': msg('Contact, one side'),
  'contact seal x2': msg('Contact, two sides'),
  'non-contact seal x1': msg('Non-contact, one side'),
  'non-contact seal x2': msg('Non-contact, two sides'),
  'low-friction seal x1': msg('Low friction, one side'),
  'low-friction seal x2': msg('Low friction, two sides'),
  'shield and seal': msg('Shield and seal'),
};

export const sealText = (seal: string): string =>
  translate(Object.hasOwn(sealTexts, seal) ? sealTexts[seal as Seal] : textOrNA(seal));

const matchLevelLabels = {
  identical: msg('Identical'),
  interchangeable: msg('Interchangeable'),
  'same-size': msg('Same size only'),
} as const;

export const matchLevelText = (level: Substitute['level']): string => translate(matchLevelLabels[level]);

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Yoke rollers (NATR, NUTR) have the type of stud ones, which alone are called cam followers. */
const typeNames: Readonly<Record<string, string>> = { 'cam follower': msg('track roller') };

export const typeText = (type: string): string =>
  sentenceCase(
    translate(typeNames[type] ?? type).replace(
      / (double row|inch|open|closed|with inner ring|without inner ring)$/,
      ', $1',
    ),
  );

export const specialFeatureText = (mark: string): string =>
  mark.startsWith('with ') ? t`with ${mark.slice('with '.length)}` : translate(mark);

/** Makers' tables name the width T for tapered roller bearings and H for thrust bearings. */
export function widthLetter(type: string): 'B' | 'T' | 'H' {
  if (type.startsWith('tapered roller')) return 'T';
  return /\bthrust\b/.test(type) ? 'H' : 'B';
}

export function facetValueText(facet: string, value: string): string {
  if (facet === 'seal') return sealText(value);
  if (facet === 'type') return typeText(value);
  return facet === 'brand' ? value : translate(value);
}
