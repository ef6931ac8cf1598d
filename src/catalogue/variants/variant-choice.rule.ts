// Seals, clearance, bore and cage of a bearing are switched one at a time; a choice is an item, or can be asked for.

import { type BearingType, boreTypes, cages, clearances, sealByCode, sealCodes } from '../../bearings/attributes.ts';
import { numberWithCage } from '../../bearings/designation/universal-number.ts';
import type { ItemRow } from '../items/item.contract.ts';
import type { SharedFacts, Variant, VariantChoice } from './item-variants.contract.ts';

export const variantParts = ['seal', 'clearance', 'bore', 'cage'] as const;
export type VariantPart = (typeof variantParts)[number];

export type Family = { shared: SharedFacts; variants: readonly Variant[] };

/** `variant` is missing where none of the seller's items has the choice. */
export type VariantOption = { value: string; choice: VariantChoice; variant: Variant | undefined };

const orderOf = {
  seal: sealCodes,
  clearance: clearances,
  bore: boreTypes,
  cage: ['', ...cages],
} satisfies { [Part in VariantPart]: readonly VariantChoice[Part][] };

type Usual = { [Part in VariantPart]?: readonly VariantChoice[Part][] };

const radialClearances = ['C2', 'CN', 'C3', 'C4'] as const;
const ballCages = ['', 'polyamide', 'brass'] as const;

/** Offered whether or not an item has them. Source: makers' standard ranges. */
const usualValues: Partial<Record<BearingType, Usual>> = {
  'deep groove ball': { seal: ['', 'Z', '2Z', '2RZ', '2RS'], clearance: radialClearances, cage: ballCages },
  'angular contact ball': { cage: ballCages },
  'angular contact ball double row': { seal: ['', '2Z', '2RS'], clearance: radialClearances },
  'self-aligning ball': { seal: ['', '2RS'], clearance: radialClearances, bore: ['cylindrical', 'taper 1:12'] },
  'cylindrical roller': { clearance: radialClearances, cage: ballCages },
  'cylindrical roller double row': { clearance: radialClearances, bore: ['cylindrical', 'taper 1:12'] },
  'spherical roller': { clearance: radialClearances },
};

const isSameChoice = (one: VariantChoice, other: VariantChoice): boolean => differingParts(one, other).length === 0;

export const differingParts = (one: VariantChoice, other: VariantChoice): VariantPart[] =>
  variantParts.filter((part) => one[part] !== other[part]);

export const findVariant = ({ variants }: Pick<Family, 'variants'>, choice: VariantChoice): Variant | undefined =>
  variants.find((variant) => isSameChoice(variant.choice, choice));

export function variantOptions(family: Family, choice: VariantChoice, part: VariantPart): VariantOption[] {
  const { shared, variants } = family;
  const usual: readonly string[] = (shared.type && usualValues[shared.type]?.[part]) || [];
  const sold: readonly string[] = variants.map((variant) => variant.choice[part]);
  return orderOf[part]
    .filter((value) => usual.includes(value) || sold.includes(value) || value === choice[part])
    .map((value) => {
      const chosen = { ...choice, [part]: value };
      return { value, choice: chosen, variant: findVariant(family, chosen) };
    });
}

/** What cannot be switched is left out; nothing can where the seller has one of them only. */
export function variantGroups(family: Family, choice: VariantChoice) {
  if (family.variants.length < 2) return [];
  return variantParts
    .map((part) => ({ part, options: variantOptions(family, choice, part) }))
    .filter(({ options }) => options.length > 1);
}

/** Seals are the hardest to do without, then the bore. */
const weightOf: Readonly<Record<VariantPart, number>> = { seal: 4, bore: 3, cage: 2, clearance: 2 };

/** The items that differ least from a choice, those in stock first. */
export function nearestVariants({ variants }: Family, choice: VariantChoice, count: number): Variant[] {
  const distance = (variant: Variant) =>
    differingParts(variant.choice, choice).reduce((sum, part) => sum + weightOf[part], 0) +
    (variant.Availability === 'Stock' ? 0 : 1);
  return variants.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
}

/** The number that is asked for, in the spelling of ISO. */
export function requestedNumber({ shared }: Family, { seal, clearance, bore, cage }: VariantChoice): string {
  return numberWithCage({ ...shared, sealCode: seal, clearance, bore }, cage);
}

/** An item that is not sold, with the facts that follow from the choice; the rest is unknown. */
export function requestedRow(family: Family, item: ItemRow, choice: VariantChoice): ItemRow {
  return {
    ...item,
    itemname: requestedNumber(family, choice),
    itemcode: '',
    universalNo: '',
    descript: '',
    seal: sealByCode[choice.seal],
    clearance: choice.clearance,
    Weight: 0,
    dynamic_load: 0,
    static_load: 0,
    speed_grease: 0,
    speed_oil: 0,
    price: 0,
    list_price: 0,
    your_price: 0,
    discount_percentage: 0,
    Stock: 0,
    Availability: '' as const,
    exp_dod: '',
    price_steps: [],
    lots: [],
  };
}
