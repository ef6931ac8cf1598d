// Which of the items that a line may mean is named first, as the best choice.

import { firstChoiceAmong } from './first-choice.rule.ts';
import type { QuickItem, QuickLine } from './quick-order.contract.ts';

const asLastTime = { by: 'last', maker: '' } as const;

/** What tells the items of a line apart, such as 'clearance, cage'; '' where one of them is exactly what was written. */
export function differencesOf(items: readonly QuickItem[]): string {
  if (items.length < 2 || items.some(({ differs }) => differs === '')) return '';
  return [...new Set(items.flatMap(({ differs }) => differs.split(', ')))].join(', ');
}

/**
 * What is exactly the number comes before what differs. Of items that are as good as one another, the one bought last
 * is the best, else the cheapest in stock; where they differ in other ways, the order of the search says it.
 */
export function answersTo({ result, items }: Pick<QuickLine, 'result' | 'items'>): readonly QuickItem[] {
  const exact = items.filter(({ differs }) => differs === '');
  const likely = exact.length > 0 ? exact : items;
  const [first] = likely;
  const isAlike = likely.every(({ differs }) => differs === first?.differs);
  const best = result !== 'same_size' && isAlike ? firstChoiceAmong(likely, asLastTime) : first;
  const others = [...likely, ...items].filter((item, index, all) => item !== best && all.indexOf(item) === index);
  return best ? [best, ...others] : others;
}
