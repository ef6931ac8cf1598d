// How far an item's sizes are from those typed; a size that was left out differs by nothing.

import { t } from '../../lib/i18n.ts';
import { type SizeName, sizeNames } from '../items/size-names.data.ts';
import type { SizeQuery } from './size-query.rule.ts';

type Sized = { Dimension_ID: number; Dimension_OD: number; Dimension_OW: number };

type SizeDifference = { name: SizeName; mm: number };

const fieldOf = { bore: 'Dimension_ID', outside: 'Dimension_OD', width: 'Dimension_OW' } as const;

/** What is smaller than this is not told, because no gauge in a workshop shows it. */
const leastMm = 0.005;

/** Larger sizes are positive. */
export function sizeDifferences(item: Sized, { sizes }: Pick<SizeQuery, 'sizes'>): SizeDifference[] {
  return sizeNames.flatMap((name) => {
    const { mm } = sizes[name];
    const by = mm === undefined ? 0 : item[fieldOf[name]] - mm;
    return Math.abs(by) >= leastMm ? [{ name, mm: Number(by.toFixed(3)) }] : [];
  });
}

const distanceOf = (item: Sized, query: Pick<SizeQuery, 'sizes'>): number =>
  sizeDifferences(item, query).reduce((sum, { mm }) => sum + Math.abs(mm), 0);

/** The closest first; equally close ones stay in their order. */
export const byDistance = <Item extends Sized>(items: readonly Item[], query: Pick<SizeQuery, 'sizes'>): Item[] =>
  items.toSorted((a, b) => distanceOf(a, query) - distanceOf(b, query));

/** '1.25 mm wider, bore 0.4 mm smaller'; '' where nothing differs. */
export const sizeDifferenceText = (differences: readonly SizeDifference[]): string =>
  differences.map(textOf).join(', ');

function textOf({ name, mm }: SizeDifference): string {
  const by = Math.abs(mm);
  if (name === 'width') return mm > 0 ? t`${by} mm wider` : t`${by} mm narrower`;
  if (name === 'bore') return mm > 0 ? t`bore ${by} mm larger` : t`bore ${by} mm smaller`;
  return mm > 0 ? t`outside ${by} mm larger` : t`outside ${by} mm smaller`;
}
