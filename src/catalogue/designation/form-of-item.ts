import type { BoreType, Cage } from '../../bearings/attributes.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { ItemRow } from '../items/item.contract.ts';

type Named = Pick<ItemRow, 'itemname' | 'brandname' | 'itemtype'>;

/** Bore and cage as the designation says; '' where it does not. */
export function formOfItem({ itemname, brandname, itemtype }: Named): { bore: BoreType | ''; cage: Cage | '' } {
  const { known, bore, cage } = parseDesignation(itemname, brandname);
  return known && itemtype !== '' ? { bore, cage: cage ?? '' } : { bore: '', cage: '' };
}
