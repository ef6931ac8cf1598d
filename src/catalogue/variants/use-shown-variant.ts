import { useMemo } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router';
import type { Site } from '../../sites/site.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { ItemRow } from '../items/item.contract.ts';
import type { Variant, VariantChoice } from './item-variants.contract.ts';
import { choiceAt, optionHref } from './variant-address.rule.ts';
import { type Family, findVariant, requestedRow, type VariantOption } from './variant-choice.rule.ts';

export type ShownVariant = {
  choice: VariantChoice;
  /** Missing where none of the seller's items has the choice. */
  variant: Variant | undefined;
  /** The item, or what is asked for. */
  row: ItemRow;
  hrefOf(option: Pick<VariantOption, 'choice' | 'variant'>): string;
};

/**
 * What the address means, and at once what the address that is being loaded means. The same object until that changes, so
 * that what shows it is not rendered again when another page begins to load.
 */
export function useShownVariant(family: Family | undefined, item: ItemRow): ShownVariant | undefined {
  const site = useSite();
  const here = useLocation();
  const { location: next } = useNavigation();
  const address = next && next.pathname.split('/')[1] === here.pathname.split('/')[1] ? next : here;
  return useMemo(() => shownAt(address, { here, site, family, item }), [address, here, site, family, item]);
}

type Shown = { here: Location; site: Site; family: Family | undefined; item: ItemRow };

function shownAt(address: Location, { here, site, family, item }: Shown): ShownVariant | undefined {
  const loaded = family?.variants.find(({ itemid }) => itemid === item.itemid);
  if (!family || !loaded) return undefined;
  const choice = choiceAt(address, family, site.code) ?? loaded.choice;
  const variant = findVariant(family, choice);
  return {
    choice,
    variant,
    row: variant ?? requestedRow(family, item, choice),
    hrefOf: (option) => optionHref(here, site, option, variant ?? loaded),
  };
}
