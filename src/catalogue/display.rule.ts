import type { Seal } from '../bearings/words.ts';
import { type Day, formatNearDay } from '../lib/dates.ts';
import type { StandIn } from './item.contract.ts';

/** What is unknown, or not for the reader's eyes, is called so; never 0, nothing or null. */
export const na = 'NA';

/** A whole number with its thousands apart: '1,240'. */
export const countText = (count: number): string => count.toLocaleString('en-GB');

/** A size in mm without trailing zeros: '25', '25.25'; 0 is NA. */
export const sizeText = (mm: number): string => (mm > 0 ? String(Number(mm.toFixed(3))) : na);

const decimal = (digits: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const decimals = { 2: decimal(2), 3: decimal(3) };
/** '25 × 52 × 15 mm', or '' when no size is known. */
export function sizesText(item: { Dimension_ID: number; Dimension_OD: number; Dimension_OW: number }): string {
  const sizes = [item.Dimension_ID, item.Dimension_OD, item.Dimension_OW].filter((mm) => mm > 0);
  return sizes.length > 0 ? `${sizes.map(sizeText).join(' × ')} mm` : '';
}

const lightestShownKg = { 2: 0.005, 3: 0.0005 };

/** A weight in kg with two decimals in lists, three on the detail page; '< 0.01' for what would round to nothing, 0 is NA. */
export function weightText(kg: number, digits: 2 | 3): string {
  if (!(kg > 0)) return na;
  return kg < lightestShownKg[digits] ? `< ${10 ** -digits}` : decimals[digits].format(kg);
}

/** A load rating in kN with one decimal, two under 1 kN; 0 is NA. */
export const loadText = (kN: number): string => (kN > 0 ? kN.toFixed(kN < 1 ? 2 : 1) : na);

/** A count that 0 says nothing about: pieces in a carton, revolutions a minute, stock; 0 is NA. */
export const knownCount = (count: number): string => (count > 0 ? countText(count) : na);

/** A fact in words; '' is NA. */
export const knownText = (text: string): string => text || na;

/** '100 a carton', or with another packing 'Spray can, 12 a carton'; the packing alone when the quantity is not known. */
export function packingText(packing: string, quantity: number): string {
  if (!(quantity > 0)) return knownText(packing);
  const carton = `${countText(quantity)} a carton`;
  return ['', 'carton'].includes(packing.toLowerCase()) ? carton : `${packing}, ${carton}`;
}

/** '8482 10 20', as customs papers write it. */
export const hsnText = (hsn: string): string => knownText(hsn.replace(/^(\d{4})(\d{2})(\d{2})?$/, '$1 $2 $3').trim());

const whenWords: Readonly<Record<string, string>> = {
  Stock: 'Delivery',
  'Arriving Shortly': 'Arrives',
  PRODUCTION: 'Ready',
};

/** The line under an availability: 'Delivery Mon 23 Nov', 'Arrives Fri 4 Dec'; undefined when there is no date. */
export function availabilityWhen(word: string, expected: Day | ''): string | undefined {
  const verb = whenWords[word];
  return verb && expected ? `${verb} ${formatNearDay(expected)}` : undefined;
}

/** '1,240 free. 600 more by Fri 4 Dec.'; undefined when neither is known. */
export function availableWhen(free: number, nextQuantity: number, nextOn: Day | ''): string | undefined {
  const now = free > 0 ? `${countText(free)} free.` : '';
  const next = nextQuantity > 0 && nextOn ? `${countText(nextQuantity)} more by ${formatNearDay(nextOn)}.` : '';
  return `${now} ${free > 0 ? next : next.replace(' more', '')}`.trim() || undefined;
}

/** What the seller's total of a search is called: exact under 1,000, '1,000+' from there on. */
export const totalText = (total: number): string => (total >= 1000 ? '1,000+' : String(total));

const sealTexts: Readonly<Record<Seal, string>> = {
  open: 'Open',
  'shield x1': 'Shield, one side',
  'shield x2': 'Shields, two sides',
  'contact seal x1': 'Contact, one side',
  'contact seal x2': 'Contact, two sides',
  'non-contact seal x1': 'Non-contact, one side',
  'non-contact seal x2': 'Non-contact, two sides',
  'low-friction seal x1': 'Low friction, one side',
  'low-friction seal x2': 'Low friction, two sides',
  'shield and seal': 'Shield and seal',
};

/** A seal as a buyer reads it: 'Contact, two sides'; '' is NA. */
export const sealText = (seal: string): string => sealTexts[seal as Seal] ?? knownText(seal);

const levelTexts = {
  identical: 'Identical',
  interchangeable: 'Interchangeable',
  'same-size': 'Same size only',
} as const;

/** How far one item stands in for another. */
export const levelText = (level: StandIn['level']): string => levelTexts[level];

/** 'deep groove ball' → 'Deep groove ball', 'insert/unit' → 'Insert/unit'; '' stays ''. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A bearing type as a buyer reads it: 'tapered roller inch' → 'Tapered roller, inch'. */
export const typeText = (type: string): string =>
  sentenceCase(type.replace(/ (double row|inch|open|closed|with inner ring|without inner ring)$/, ', $1'));

/** The letter of the width in a maker's table: T of a tapered roller bearing, H of a thrust one, else B. */
export function widthLetter(type: string): 'B' | 'T' | 'H' {
  if (type.startsWith('tapered roller')) return 'T';
  return /\bthrust\b/.test(type) ? 'H' : 'B';
}

/** A value of a facet as its words: seals and types are written out, the rest stays. */
export function facetValueText(facet: string, value: string): string {
  if (facet === 'seal') return sealText(value);
  return facet === 'type' ? typeText(value) : value;
}
