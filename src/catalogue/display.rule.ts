import type { Seal } from '../bearings/words.ts';
import { grouped } from '../lib/counted.ts';
import { type Day, formatNearDay } from '../lib/dates.ts';
import { said, say, speaker, word } from '../lib/say.ts';
import type { StandIn } from './item.contract.ts';

/** What is unknown, or not for the reader's eyes, is called so, said where it is shown; never 0, nothing or null. */
export const na = word('NA');

/** A whole number in the grouping of the site: '1,240', '1,23,456'. */
export const countText = (count: number): string => grouped(count, speaker().language);

/** A size in mm without trailing zeros: '25', '25.25'; 0 is NA. */
export const sizeText = (mm: number): string => (mm > 0 ? String(Number(mm.toFixed(3))) : said(na));

const decimal = (digits: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const decimals = { 2: decimal(2), 3: decimal(3) };
type Sized = { Dimension_ID: number; Dimension_OD: number; Dimension_OW: number };

/** '25 × 52 × 15' where the head names the unit, or '' when no size is known. */
export const sizesInMm = (item: Sized): string =>
  [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW]
    .filter((mm) => mm > 0)
    .map(sizeText)
    .join(' × ');

/** '25 × 52 × 15 mm', or '' when no size is known. */
export function sizesText(item: Sized): string {
  const sizes = sizesInMm(item);
  return sizes && say`${sizes} mm`;
}

/** Maker and name; the name alone where the maker stands in it. */
export const fullName = ({ brandname, itemname }: { brandname: string; itemname: string }): string =>
  itemname.startsWith(`${brandname} `) ? itemname : `${brandname} ${itemname}`;

const lightestShownKg = { 2: 0.005, 3: 0.0005 };

/** A weight in kg with two decimals in lists, three on the detail page; '< 0.01' for what would round to nothing, 0 is NA. */
export function weightText(kg: number, digits: 2 | 3): string {
  if (!(kg > 0)) return said(na);
  return kg < lightestShownKg[digits] ? `< ${10 ** -digits}` : decimals[digits].format(kg);
}

/** A load rating in kN with one decimal, two under 1 kN; 0 is NA. */
export const loadText = (kN: number): string => (kN > 0 ? kN.toFixed(kN < 1 ? 2 : 1) : said(na));

/** A count that 0 says nothing about: pieces in a carton, revolutions a minute, stock; 0 is NA. */
export const knownCount = (count: number): string => (count > 0 ? countText(count) : said(na));

/** A fact in words; '' is NA. */
export const knownText = (text: string): string => text || said(na);

/** '100 a carton', or with another packing 'Spray can, 12 a carton'; the packing alone when the quantity is not known. */
export function packingText(packing: string, quantity: number): string {
  if (!(quantity > 0)) return knownText(packing);
  const carton = say`${countText(quantity)} a carton`;
  return ['', 'carton'].includes(packing.toLowerCase()) ? carton : `${packing}, ${carton}`;
}

/** '8482 10 20', as customs papers write it. */
export const hsnText = (hsn: string): string => knownText(hsn.replace(/^(\d{4})(\d{2})(\d{2})?$/, '$1 $2 $3').trim());

const whenWords: Readonly<Record<string, string>> = {
  Stock: word('Delivery {day}'),
  'Arriving Shortly': word('Arrives {day}'),
  PRODUCTION: word('Ready {day}'),
};

/** The line under an availability: 'Delivery Mon 23 Nov', 'Arrives Fri 4 Dec'; undefined when there is no date. */
export function availabilityWhen(availability: string, expected: Day | ''): string | undefined {
  const words = whenWords[availability];
  return words && expected ? said(words, { day: formatNearDay(expected) }) : undefined;
}

/** '1,240 free. 600 more by Fri 4 Dec.'; undefined when neither is known. */
export function availableWhen(free: number, nextQuantity: number, nextOn: Day | ''): string | undefined {
  const now = free > 0 && say`${countText(free)} free.`;
  const next = nextQuantity > 0 && nextOn !== '' && nextWhen(nextQuantity, nextOn, free > 0);
  return [now, next].filter(Boolean).join(' ') || undefined;
}

function nextWhen(quantity: number, on: Day, more: boolean): string {
  const [count, day] = [countText(quantity), formatNearDay(on)];
  return more ? say`${count} more by ${day}.` : say`${count} by ${day}.`;
}

/** What the seller's total of a search is called: exact under 1,000, '1,000+' from there on. */
export const totalText = (total: number): string => (total >= 1000 ? '1,000+' : String(total));

/** Seals as replies and pages call them, said where they are shown. */
export const sealTexts: Readonly<Record<Seal, string>> = {
  open: word('Open'),
  'shield x1': word('Shield, one side'),
  'shield x2': word('Shields, two sides'),
  'contact seal x1': word('Contact, one side'),
  'contact seal x2': word('Contact, two sides'),
  'non-contact seal x1': word('Non-contact, one side'),
  'non-contact seal x2': word('Non-contact, two sides'),
  'low-friction seal x1': word('Low friction, one side'),
  'low-friction seal x2': word('Low friction, two sides'),
  'shield and seal': word('Shield and seal'),
};

/** A seal as a buyer reads it: 'Contact, two sides'; '' is NA. */
export const sealText = (seal: string): string =>
  said(Object.hasOwn(sealTexts, seal) ? sealTexts[seal as Seal] : knownText(seal));

const levelTexts = {
  identical: word('Identical'),
  interchangeable: word('Interchangeable'),
  'same-size': word('Same size only'),
} as const;

/** How far one item stands in for another. */
export const levelText = (level: StandIn['level']): string => said(levelTexts[level]);

/** 'deep groove ball' → 'Deep groove ball', 'insert/unit' → 'Insert/unit'; '' stays ''. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A bearing type as a buyer reads it: 'tapered roller inch' → 'Tapered roller, inch'. */
export const typeText = (type: string): string =>
  sentenceCase(said(type).replace(/ (double row|inch|open|closed|with inner ring|without inner ring)$/, ', $1'));

/** What makes a bearing another one, as a buyer reads it: 'flanged', 'with H310', 'VA201'. */
export const markText = (mark: string): string =>
  mark.startsWith('with ') ? say`with ${mark.slice('with '.length)}` : said(mark);

/** The letter of the width in a maker's table: T of a tapered roller bearing, H of a thrust one, else B. */
export function widthLetter(type: string): 'B' | 'T' | 'H' {
  if (type.startsWith('tapered roller')) return 'T';
  return /\bthrust\b/.test(type) ? 'H' : 'B';
}

/** A value of a facet as its words: seals, types, categories, countries are told; makers keep their names. */
export function facetValueText(facet: string, value: string): string {
  if (facet === 'seal') return sealText(value);
  if (facet === 'type') return typeText(value);
  return facet === 'brand' ? value : said(value);
}
