// Each value that can be switched has a short label in its group, and words for what is said and asked for.

import { type BoreType, type Cage, sealByCode } from '../../bearings/attributes.ts';
import { type Range, radialClearanceMicrons } from '../../bearings/tolerances/radial-clearance.ts';
import type { Currency } from '../../lib/currency.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatMajor } from '../../lib/money.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { sealText } from '../items/item-format.rule.ts';
import type { Variant, VariantChoice } from './item-variants.contract.ts';
import type { Family, VariantPart } from './variant-choice.rule.ts';

export const partLabels: Readonly<Record<VariantPart, string>> = {
  seal: msg('Seals'),
  clearance: msg('Clearance'),
  bore: msg('Bore'),
  cage: msg('Cage'),
};

const cageNames: Readonly<Record<Cage | '', string>> = {
  '': msg('Standard'),
  steel: msg('Steel'),
  polyamide: msg('Polyamide'),
  brass: msg('Brass'),
  phenolic: msg('Phenolic'),
  peek: msg('PEEK'),
  'full complement': msg('None'),
};

const boreNames: Readonly<Record<BoreType, string>> = {
  cylindrical: msg('Straight'),
  'taper 1:12': msg('K, 1:12'),
  'taper 1:30': msg('K30, 1:30'),
};

export function optionLabel(part: VariantPart, choice: VariantChoice): string {
  if (part === 'seal') return choice.seal || t`Open`;
  if (part === 'clearance') return choice.clearance;
  return translate(part === 'bore' ? boreNames[choice.bore] : cageNames[choice.cage]);
}

/** What the label means, for the tooltip and for screen readers. */
export function optionMeaning(part: VariantPart, choice: VariantChoice): string {
  if (part === 'seal') return sealText(sealByCode[choice.seal]);
  if (part === 'clearance') return t`clearance ${choice.clearance}`;
  return part === 'bore' ? t`bore ${translate(choice.bore)}` : t`cage: ${translate(cageNames[choice.cage])}`;
}

/** The clearance in µm, for bearings with a table. */
export const clearanceRange = ({ shared }: Family, boreMm: number, { bore, clearance }: VariantChoice) =>
  radialClearanceMicrons({ type: shared.type, clearanceNote: shared.clearanceNote, boreMm, bore, clearance });

export const micrometres = ({ min, max }: Range): string => t`${min}–${max} µm`;

/** '6205-2Z: ₹ 362.00 each, Stock'; what the viewer may not see is left out. */
export function variantStatusText(
  { row, variant }: { row: ItemRow; variant: Variant | undefined },
  currency: Currency,
): string {
  if (!variant) return t`${row.itemname} is not in our list. Ask us for price and delivery.`;
  const price = row.your_price || row.list_price;
  const facts = [
    price > 0 && t`${formatMajor(price, currency)} each`,
    row.Availability && translate(row.Availability),
  ].filter(Boolean);
  return facts.length > 0 ? `${row.itemname}: ${facts.join(', ')}` : row.itemname;
}

/** What differs of an item from what was asked for: 'Shields, two sides, clearance C3'. */
export const differenceText = (parts: readonly VariantPart[], { choice }: Pick<Variant, 'choice'>): string =>
  parts.map((part) => optionMeaning(part, choice)).join(', ');

/** What is asked for; a cage is told in words, because makers write it differently. */
export function requestedName({ shared }: Family, { row, choice }: { row: ItemRow; choice: VariantChoice }): string {
  const cage = choice.cage === '' ? '' : `, ${optionMeaning('cage', choice)}`;
  return `${shared.maker} ${row.itemname}${cage}`;
}
